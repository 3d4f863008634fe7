"""C in the documentation, which shows what others write."""


def check(block, package):
    path = package.schema_folder() / "sample.c"
    given = package.given_text(block.settings.get("with"), ".h")
    path.write_text(f'{given}\nvoid sample(void) {{\n#line {block.line} "{block.page.name}"\n{block.text}}}\n')
    package.run(["clang", "-fsyntax-only", path])
    return "pieces of C"
