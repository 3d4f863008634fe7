"""What pages must have a word of: every member of some types, in the page that is about them."""
import re

# The file of a type, what declares a member in it, the page, and how that mentions the member.
LISTS = [
    ("Sources/ASN1Runtime/Errors/ASN1Error.swift", r"^        case (\w+)$", "Sources/ASN1Runtime/Documentation.docc/ErrorsAndLimits.md",
     "``ASN1Error/Code/{}``"),
    ("Sources/ASN1Runtime/Decoding/ASN1Limits.swift", r"^    public var (\w+)", "Sources/ASN1Runtime/Documentation.docc/Security.md", "{}"),
    ("Sources/AppStoreReceipt/Validation/ReceiptCheck.swift", r"^    case (\w+)",
     "Sources/AppStoreReceipt/Documentation.docc/ChecksAndPolicy.md", "{}"),
]


def check(root):
    """What is not mentioned, and how many members are."""
    failures, count = [], 0
    for source, member, page, mention in LISTS:
        names = re.findall(member, (root / source).read_text(), re.MULTILINE)
        text = (root / page).read_text()
        missing = [name for name in names if not re.search(rf"(?<!\w){re.escape(mention.format(name))}(?!\w)", text)]
        failures += [f"{page}: error: it has no word of '{name}'" for name in missing]
        failures += [] if names else [f"{source}: error: nothing in it is a member"]
        count += len(names) - len(missing)
    return failures, count
