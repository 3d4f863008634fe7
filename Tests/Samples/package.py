"""The package that the samples are about: where its modules and tools are, and a folder to run commands in."""
import functools
import re
import shutil
import subprocess

from pages import SampleError

OPENSSL_CERTIFICATE = [
    "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem", "-out", "certificate.pem", "-days", "3650",
    "-subj", "/C=GB/O=Example/CN=example.com", "-addext", "subjectAltName=DNS:example.com,IP:192.0.2.1",
]


OPTION_NAME = r"(?<![\w-])--?[a-z][\w-]*"


class Package:
    def __init__(self, root, bin, scratch):
        self.root, self.bin, self.scratch = root, bin, scratch
        self.given = root / "Tests/Samples/Given"
        self.together = []  # samples that are type-checked in one run
        self.ran = 0

    def pages(self):
        catalogs = [*self.root.glob("Sources/*/*.docc"), *self.root.glob("Schemas/*/*.docc")]
        sources = [*self.root.glob("Sources/**/*.swift"), *self.root.glob("Schemas/**/*.swift")]
        return [self.root / "README.md", *sorted(page for catalog in catalogs for page in catalog.rglob("*.md")), *sorted(sources)]

    @functools.cached_property
    def manifest(self):
        return (self.root / "Package.swift").read_text()

    @functools.cached_property
    def folder(self):
        """Where commands are run: a place like the package's own folder, with the files that the documentation names."""
        folder = self.scratch / "folder"
        folder.mkdir()
        for name in ("Schemas", "Tests", "Sources"):
            (folder / name).symlink_to(self.root / name)
        self.run(OPENSSL_CERTIFICATE, folder)
        self.run(["openssl", "x509", "-in", "certificate.pem", "-outform", "der", "-out", "certificate.der"], folder)
        for file in (self.given / "files").iterdir():
            shutil.copy(file, folder / file.name)
        receipt = self.root / "Tests/AppStoreReceiptTests/Receipts/production-with-purchases.p7"
        shutil.copy(receipt, folder / "receipt.p7")
        tools = self.scratch / "tools"
        tools.mkdir()
        for name in ("asn1swift", "appreceipt"):
            (tools / name).symlink_to(self.bin / name)
        return folder

    @functools.cached_property
    def helps(self):
        """What the tools say about their subcommands; about themselves under an empty name."""
        text = self.run([self.bin / "asn1swift", "--help"])
        subcommands = re.findall(r"^  (\w+) .*  ", text.partition("SUBCOMMANDS")[2], re.MULTILINE)
        ours = {name: self.run([self.bin / "asn1swift", name, "--help"]) for name in subcommands}
        return {"asn1swift": ours | {"": text}, "appreceipt": {"": self.run([self.bin / "appreceipt", "--help"])}}

    @property
    def options(self):
        """The options of all tools."""
        return {option for texts in self.helps.values() for text in texts.values() for option in re.findall(OPTION_NAME, text)}

    def schema_folder(self):
        """A new folder for what is generated from one schema."""
        self.ran += 1
        folder = self.scratch / f"schema{self.ran}"
        folder.mkdir()
        return folder

    def given_text(self, names, suffix):
        """What samples take for granted."""
        texts = []
        for name in names.split(",") if names else []:
            path = self.given / (name + suffix)
            if not path.exists():
                raise SampleError(f"there is no {path.relative_to(self.root)}")
            texts.append(path.read_text())
        return "".join(texts)

    @property
    def swift_flags(self):
        flags = ["-swift-version", "6", "-suppress-warnings", "-I", self.bin / "Modules"]
        for map in self.root.glob("Sources/*/module.modulemap"):
            flags += ["-I", map.parent]
        return [str(flag) for flag in flags]

    @staticmethod
    def run(command, folder=None, input=None, environment=None):
        result = subprocess.run([str(word) for word in command], cwd=folder, input=input, env=environment, capture_output=True, text=True)
        if result.returncode != 0:
            raise SampleError(f"'{command[0]}' ended with {result.returncode}\n{(result.stderr + result.stdout).rstrip()}")
        return result.stdout

    def products(self):
        return set(re.findall(r'\.(?:executable|library|plugin)\(name: "(\w+)"', self.manifest)) | set(
            re.findall(r'\.executableTarget\(\s*name: "(\w+)"', self.manifest))
