"""What the scripts that measure have in common: folders, programs, and the machine they run on."""
import datetime
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from swift_modules import BUILD_FLAGS

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "Benchmarks"
REPORT = ROOT / "docs" / "performance.md"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "easel-benchmarks"
# SwiftPM 6.3 shuffles the flags of Easel's traits otherwise, and then builds all of it anew.
BUILDING = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
# The samples are built with the tests, on the same modules (Package.swift, Scripts/environment).
SAMPLES = ["swift", "build", "--package-path", ROOT, *BUILD_FLAGS]
BUILDING_SAMPLES = {**BUILDING, "EASEL_SAMPLES": "1"}
# On a disk, ext4 takes a millisecond for each file that takes the place of another.
MEMORY = Path("/dev/shm")


def fail(message):
    sys.exit(f"{Path(sys.argv[0]).name}: {message}")


def say(message):
    """Progress, on standard error."""
    print(f"{Path(sys.argv[0]).name}: {message}", file=sys.stderr, flush=True)


def run(command, **options):
    """The output of a program that has to succeed."""
    result = subprocess.run([str(part) for part in command], text=True, capture_output=True, **options)
    if result.returncode:
        fail(f"{command[0]} failed: {(result.stderr or result.stdout).strip()[-2000:]}")
    return result.stdout


def rounded(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def has_perf():
    if not shutil.which("perf"):
        return False
    probe = subprocess.run(
        ["perf", "stat", "-x,", "-e", "instructions:u", "true"], capture_output=True, text=True)
    return probe.returncode == 0 and probe.stderr.split(",")[0].isdigit()


# --- programs and data ----------------------------------------------------------------------------


def build_twin():
    """Builds the works in plain C."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if not compiler:
        fail("there is no C compiler; install gcc")
    CACHE.mkdir(parents=True, exist_ok=True)
    twin = CACHE / "cairo_limit"
    flags = run(["pkg-config", "--cflags", "--libs", "pangocairo", "cairo", "cairo-pdf"]).split()
    run([compiler, "-O2", "-o", twin, PACKAGE / "C" / "cairo_limit.c", *flags, "-lm", "-lpthread"])
    return twin


def build_static(*products):
    """Builds programs of the benchmarks and returns where they are.

    They are linked as services are shipped: a process that draws one chart spends a quarter of its
    time on binding Swift's libraries otherwise.
    """
    swift = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--package-path", PACKAGE,
             "--scratch-path", PACKAGE / ".build-static"]
    for product in products:
        run([*swift, "--product", product], env=BUILDING)
    folder = Path(run([*swift, "--show-bin-path"], env=BUILDING).strip())
    return [folder / product for product in products]


def make_data(make_twin):
    """Makes what the works read, where it is missing; one of its files is drawn by the twin in C."""
    data = CACHE / "data"
    if not (data / "batch.tsv").exists():
        run([sys.executable, PACKAGE / "C" / "gendata.py", data])
    if not (data / "chart.raw").exists():
        with tempfile.TemporaryDirectory() as scratch:
            run([make_twin(), "plain", "w7", "1", scratch, data])
    return data


# --- the machine ----------------------------------------------------------------------------------


def machine():
    """On what figures were taken: processor, system, versions and fonts."""
    def first(pattern, path):
        found = re.search(pattern, Path(path).read_text(), re.MULTILINE) if Path(path).exists() else None
        return found[1].strip() if found else "unknown"

    def version(package):
        return run(["pkg-config", "--modversion", package]).strip()

    swift = re.search(r"Swift version (\S+)", run(["swift", "--version"]))
    return {
        "processor": first(r"^model name.*: (.*)$", "/proc/cpuinfo"),
        "system": f"{first(r'^PRETTY_NAME=.(.*).$', '/etc/os-release')} {platform.machine()}",
        "swift": swift[1] if swift else "unknown",
        "cairo": version("cairo"),
        "pango": version("pangocairo"),
        "fonts": ", ".join(
            run(["fc-match", "-f", "%{family[0]}", pattern])
            for pattern in ("sans-serif", "sans-serif:lang=ja")),
    }


def circumstances(perf):
    """Where and how the figures were taken."""
    found = machine()
    return (
        f"Measured on {datetime.date.today().isoformat()} on {found['processor']}, "
        f"{os.cpu_count()} cores, {found['system']}, Swift {found['swift']}, "
        f"cairo {found['cairo']}, pango {found['pango']}; `sans-serif` is {found['fonts']}; "
        f"instructions by {'perf stat' if perf else 'callgrind'}.\n")


# --- the page of figures --------------------------------------------------------------------------


def write_section(begin, end, text):
    """Puts text between two marks of docs/performance.md, in the place of what stood there."""
    page = REPORT.read_text()
    if begin not in page or end not in page:
        fail(f"{REPORT.name} has no place for the figures: {begin.strip()} and {end.strip()}")
    head, rest = page.split(begin, 1)
    REPORT.write_text(head + begin + text + end + rest.split(end, 1)[1])
