"""Reads the lists of names in docs/ for Scripts/names, exports and check-names-together."""
from collections import defaultdict

from swift_modules import ROOT, Failure

DOCS = ROOT / "docs" / "tables"
# name, module that it is kept for, design that names it, note, why the module may shadow a name below
KEPT = DOCS / "names-kept-free.tsv"
# name, module of another package or of the toolchain
OTHERS = DOCS / "names-of-others.tsv"
# The toolchain's modules in that list.
TOOLCHAIN = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "RegexBuilder",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "Testing",
]


def table(file, columns):
    """The lines of a tab-separated file below its header; none if there is no such file."""
    if not file.exists():
        return []
    lines = file.read_text().splitlines()
    rows = []
    for number, line in enumerate(lines[1:], 2):
        cells = line.split("\t")
        if len(cells) > columns or not cells[0]:
            raise Failure(
                f"{file.relative_to(ROOT)}:{number} has {len(cells)} columns, not the "
                f"{columns} of its header ({lines[0].expandtabs(2)})"
            )
        rows.append(tuple(cells + [""] * (columns - len(cells))))
    return rows


def filled(file, columns):
    """The lines of a file that must have some."""
    rows = table(file, columns)
    if not rows:
        raise Failure(f"{file.relative_to(ROOT)} is missing or empty")
    return rows


def kept():
    """The lines of docs/tables/names-kept-free.tsv."""
    return filled(KEPT, 5)


def kept_from(modules):
    """The names that are kept free for other modules than these."""
    return {name for name, module, *_ in kept() if module not in modules}


def others():
    """Names of other packages and of the toolchain: {name: modules}."""
    found = defaultdict(set)
    for name, module in filled(OTHERS, 2):
        found[name].add(module)
    return found
