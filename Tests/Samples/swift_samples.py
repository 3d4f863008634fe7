"""Swift in the documentation."""
import re
import subprocess

import declarations
from declarations import ELISION
from pages import SampleError

# What cannot stand in a function.
FILE_SCOPE = re.compile(r"^(extension|@main|public|package|final class|actor)\b", re.MULTILINE)
IMPORT = re.compile(r"^(?:@\w+ |public |internal |package )*import \w+$", re.MULTILINE)
MODULES = ["ASN1Runtime", "PKIX", "CMS", "AppStoreReceipt", "AppStoreServer", "Foundation"]


def check(block, package):
    if "generated" in block.words:
        return check_generated(block, package)
    if "manifest" in block.words:
        return check_manifest(block, package)
    if "parsed" in block.words:
        path = package.schema_folder() / "sample.swift"
        path.write_text(block.text)
        package.run(["swiftc", "-frontend", "-parse", path])
        return "pieces of Swift that were only parsed"
    if "uses" in block.words or "runs" in block.words:
        return check_alone(block, package)
    package.together.append(block)
    return "pieces of Swift"


def source(block, package, number, modules):
    """A file of Swift with the sample in it, in which errors have the page's lines."""
    given = given_text(block, package)
    imports = {f"import {module}" for module in modules} | set(IMPORT.findall(block.text)) | set(IMPORT.findall(given))
    text = ELISION.sub("{}", IMPORT.sub("", block.text))
    sample = f'#sourceLocation(file: "{block.page.name}", line: {block.line})\n{text}#sourceLocation()\n'
    given = IMPORT.sub("", given)
    head = "".join(line + "\n" for line in sorted(imports))
    if FILE_SCOPE.search(block.text):
        return head + given + sample
    # In a block of its own, so that the sample may declare what is given in another way.
    return f"{head}@MainActor func sample{number}() async throws {{\n{given}do {{\n{sample}}}\n}}\n"


def given_text(block, package):
    """What stands before a sample: what it takes for granted, and the samples of the page that it goes on with."""
    given = package.given_text(block.settings.get("with"), ".swift")
    if "continues" not in block.words:
        return given
    earlier = block.before("swift")
    return given_text(earlier, package) + earlier.text + given


def check_generated(block, package):
    """That the declarations which the page shows are generated, one after the other, and that they are Swift."""
    path = package.schema_folder() / "generated.swift"
    path.write_text(declarations.as_swift(block.text))
    package.run(["swiftc", "-frontend", "-parse", path])
    compare(block.text, schema_of(block).read_text())
    return "pieces of generated Swift"


def compare(shown, made):
    try:
        wrong = declarations.difference(declarations.parsed(shown), declarations.parsed(made))
    except declarations.DeclarationError as error:
        wrong = str(error)
    if wrong is not None:
        raise SampleError(wrong)


def check_manifest(block, package):
    path = package.schema_folder() / "Package.swift"
    path.write_text(f'import PackageDescription\n#sourceLocation(file: "{block.page.name}", line: {block.line - 1})\n'
                    f'let package = Package(name: "Sample",\n{block.text})\n')
    swiftc = package.run(["swiftc", "-print-target-info"])
    resources = re.search(r'"runtimeResourcePath" *: *"([^"]+)"', swiftc)[1]
    package.run(["swiftc", "-typecheck", "-I", resources + "/pm/ManifestAPI", "-package-description-version", "6.2", path])
    return "package manifests"


def check_alone(block, package):
    """Type-checks a sample with generated code, whose names may be those of other schemas too; runs it if it is to be run."""
    folder = package.schema_folder()
    schemas = [schema_of(block)] if "uses" in block.words else []
    modules = imported(schemas)
    text = source(block, package, 0, modules)
    if "runs" in block.words:
        block.result = run(text, schemas, modules, package)
        return "pieces of Swift that were run"
    (folder / "sample.swift").write_text(text)
    package.run(["swiftc", "-typecheck", "-parse-as-library", *package.swift_flags, folder / "sample.swift", *schemas])
    return "pieces of Swift with a schema"


def schema_of(block):
    schema = block.before("asn1").schema
    if schema is None:
        raise SampleError("the schema before it was not accepted")
    return schema


def imported(schemas):
    """The modules that generated code needs."""
    modules = {"ASN1Runtime"}
    for schema in schemas:
        modules |= {line.split()[-1] for line in IMPORT.findall(schema.read_text())}
    return sorted(modules)


def run(text, schemas, modules, package):
    """What a program prints that calls 'sample0' of this text."""
    folder = package.schema_folder()
    (folder / "sample.swift").write_text(text)
    (folder / "main.swift").write_text("try await sample0()\n")
    objects = [file for module in modules for file in (package.bin / f"{module}.build").rglob("*.swift.o")]
    package.run(["swiftc", "-o", folder / "program", *package.swift_flags, folder / "sample.swift", folder / "main.swift",
                 *schemas, *objects])
    return package.run([folder / "program"], package.folder)


def run_given(block, package, name):
    """What a program prints that the page does not show."""
    schemas = [schema_of(block)]
    modules = imported(schemas)
    head = "".join(f"import {module}\n" for module in modules)
    return run(f"{head}func sample0() async throws {{\n{package.given_text(name, '.swift')}}}\n", schemas, modules, package)


def check_together(package):
    """Type-checks all samples that need no schema of their own in one run of the compiler; returns what is wrong."""
    folder = package.schema_folder()
    files = []
    for number, block in enumerate(package.together):
        files.append(folder / f"sample{number}.swift")
        files[-1].write_text(source(block, package, number, MODULES))
    if not files:
        return []
    command = ["swiftc", "-typecheck", "-parse-as-library", *package.swift_flags, *files]
    result = subprocess.run(command, capture_output=True, text=True)
    return [result.stderr.rstrip()] if result.returncode != 0 else []
