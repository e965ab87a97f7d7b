"""How the compiler is called on our sources outside of the package manager."""
import os
import re
import shlex
import subprocess
from pathlib import Path

# As in Scripts/environment: another order of flags would make SwiftPM build everything anew.
os.environ["SWIFT_DETERMINISTIC_HASHING"] = "1"

# What Easel's own tests are built with; as in Scripts/environment, too.
BUILD_FLAGS = [
    "--enable-all-traits", "-debug-info-format", "none", "-Xswiftc", "-index-ignore-system-modules"]
ROOT = Path(__file__).resolve().parent.parent.parent
TRAITS = ("Deflate", "JPEG", "ColorProfiles", "Encryption", "PDFImport", "WebP", "GIF")
# What module maps of ours include headers of.
PACKAGES = ("pangocairo", "libturbojpeg", "lcms2", "harfbuzz-subset", "libwebpmux", "imagequant")


class Failure(Exception):
    """What a script says before it exits with 1."""


def run(command, folder=ROOT):
    """What a command prints on standard output; stops where the command fails."""
    result = subprocess.run([str(part) for part in command], cwd=folder, text=True, capture_output=True)
    if result.returncode != 0:
        raise Failure(
            f"{' '.join(map(str, command[:3]))} … failed:\n{(result.stderr or result.stdout).strip()}")
    return result.stdout


def c_flags():
    """Where the C modules and their headers are."""
    flags = []
    for module_map in sorted((ROOT / "Modules").glob("*/module.modulemap")):
        flags += ["-Xcc", f"-fmodule-map-file={module_map}"]
    for package in PACKAGES:
        found = subprocess.run(
            ["pkg-config", "--cflags-only-I", package], text=True, capture_output=True)
        for flag in shlex.split(found.stdout):
            flags += ["-Xcc", flag]
    return flags


def modules_folder():
    """The modules of the last debug build."""
    return Path(run(["swift", "build", "--show-bin-path"]).strip()) / "Modules"


def module_flags():
    """What swiftc and its tools need to read the modules of the last debug build."""
    folder = modules_folder()
    if not folder.is_dir():
        raise Failure(f"there is no folder {folder}: run 'swift build' first")
    return ["-I", str(folder), *c_flags()]


def package_name():
    """The name by which targets of the package see each other's `package` declarations.

    SwiftPM takes it from the folder that the package lies in, so it is read from the last build.
    """
    plan = modules_folder().parent.parent.parent / "debug.yaml"
    found = re.search(r'"-package-name",\s*"([^"]+)"', plan.read_text()) if plan.exists() else None
    if not found:
        raise SystemExit(f"{plan} names no package: run 'swift build' first")
    return found[1]
