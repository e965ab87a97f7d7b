"""Which tests a change needs, for `Scripts/test --quick`.

Prints two lines: the test targets to build, by commas, and a regular expression of the tests to run for
`swift test --filter`. Without arguments a change is what differs from the last commit that is on main, new
files with it. A file in Sources/<Target>/<Folder> needs the tests in Tests/<Target>Tests/<Folder>, or all of
the target where there is no such folder; a file of tests needs itself, or its folder where it has no tests.
"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SUITE = re.compile(r"^\s*(?:@Suite[^\n]*\s)?(?:@\w+\s+)*(?:final\s+)?(?:struct|class|enum|actor|extension) (\w+)", re.MULTILINE)


def git(*arguments):
    done = subprocess.run(["git", *arguments], cwd=ROOT, text=True, capture_output=True)
    return done.stdout.split("\0") if done.returncode == 0 else None


def changed():
    """The files that differ from the last commit that is on main, too."""
    base = "HEAD"
    for main in ("main", "origin/main"):
        found = git("merge-base", "HEAD", main)
        if found:
            base = found[0].strip()
            break
    names = git("diff", "--name-only", "-z", base)
    if names is None:
        sys.exit("test: this is no clone of git: name targets, such as --quick EaselCharts")
    return sorted(filter(None, names + git("ls-files", "--others", "--exclude-standard", "-z")))


def suites(files):
    """The types with tests that files declare."""
    found = set()
    for file in files:
        text = file.read_text()
        if "@Test" in text:
            found |= set(SUITE.findall(text))
    return found


def tests_of(target, folder):
    """The suites of a folder of a test target; none for all of the target."""
    path = ROOT / "Tests" / target / folder
    return suites(sorted(path.rglob("*.swift"))) if folder and path.is_dir() else set()


def of_changes(names):
    """The suites by test target; an empty set for all suites of a target."""
    found = {}

    def add(target, some):
        if not (ROOT / "Tests" / target).is_dir() or found.get(target) == set():
            return
        found[target] = found.get(target, set()) | some if some else set()

    for name in names:
        parts = name.split("/")
        if parts[0] == "Sources" and len(parts) > 2:
            add(f"{parts[1]}Tests", tests_of(f"{parts[1]}Tests", parts[2] if len(parts) > 3 else ""))
        elif parts[0] == "Tests" and len(parts) > 2 and parts[1].endswith("Tests") and name.endswith(".swift"):
            file = ROOT / name
            own = suites([file]) if file.exists() else set()
            add(parts[1], own or tests_of(parts[1], parts[2] if len(parts) > 3 else ""))
    return found


def main():
    if len(sys.argv) > 1:
        found = {}
        for name in sys.argv[1:]:
            target = name if name.endswith("Tests") else f"{name}Tests"
            if not (ROOT / "Tests" / target).is_dir():
                known = sorted(path.name.removesuffix("Tests") for path in (ROOT / "Tests").glob("*Tests"))
                sys.exit(f"test: there is no Tests/{target}; --quick takes {', '.join(known)}")
            found[target] = set()
    else:
        found = of_changes(changed())
    print(",".join(sorted(found)))
    print("|".join(
        rf"^{target}\.({'|'.join(sorted(names))})/" if names else rf"^{target}\."
        for target, names in sorted(found.items())))


main()
