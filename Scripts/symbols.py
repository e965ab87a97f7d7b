"""Reads the public symbols of the modules of the last debug build; used by scripts here."""

import json
import pathlib
import subprocess
import sys
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent.parent


def stop(script, text):
    """Ends with a message and status 1."""
    print(f"{script}: {text}", file=sys.stderr)
    sys.exit(1)


def say_usage(text):
    """Prints a usage, and ends: with status 0 if it was asked for."""
    asked = sys.argv[1:] in (["-h"], ["--help"])
    print(text.strip(), file=sys.stdout if asked else sys.stderr)
    sys.exit(0 if asked else 2)


def run(script, *command):
    """The output of a command; ends with the command's own message if it fails."""
    done = subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True)
    if done.returncode != 0:
        stop(script, f"{pathlib.Path(command[0]).name} failed:\n{done.stderr or done.stdout}")
    return done.stdout


def compiler_flags(script):
    """The arguments with which swiftc finds the modules of the last debug build."""
    return run(script, "Scripts/module-flags").splitlines()


def public_symbols(script, module, flags):
    """The public symbols that a module declares, as the symbol graph describes them."""
    target = json.loads(run(script, "swiftc", "-print-target-info"))["target"]["unversionedTriple"]
    with tempfile.TemporaryDirectory() as folder:
        run(script, "swift-symbolgraph-extract", "-module-name", module, "-target", target,
            "-minimum-access-level", "public", "-output-dir", folder, *flags)
        graph = json.loads(pathlib.Path(folder, f"{module}.symbols.json").read_text())
    return graph["symbols"]


def top_level(symbols):
    """Names of top-level declarations with their kinds, such as `class` or `func.op`."""
    return {symbol["names"]["title"].split("(")[0]: symbol["kind"]["identifier"].split(".", 1)[1]
            for symbol in symbols if len(symbol["pathComponents"]) == 1}


def kept_free(owner=""):
    """The names of Scripts/names-kept-free; those of the owners that begin so."""
    names = set()
    for paragraph in (PACKAGE / "Scripts/names-kept-free").read_text().split("\n\n"):
        lines = [line for line in paragraph.splitlines() if not line.startswith("#")]
        # The first line of a paragraph says whose names follow.
        if lines and lines[0].startswith(owner):
            names.update(" ".join(lines[1:]).split())
    return names
