"""Makes a program of files of a checkout, a driver of ours and Snapshot.swift."""
import os
import re
import shlex
import subprocess
from pathlib import Path

import swift_modules

HERE = Path(__file__).resolve().parent
IMPORT = re.compile(
    r"^[ \t]*((?:@\w+(?:\(\w+\))?[ \t]+)*)(?:(?:public|internal|private)[ \t]+)?import[ \t]+"
    r"(?:(?:struct|class|enum|protocol|func|typealias|var|let)[ \t]+)?(\w+)[\w.]*[ \t]*$", re.MULTILINE)
MODULES = ("EaselCanvas", "EaselViews", "EaselUIKit", "EaselBlocks", "EaselBlockViews", "EaselStatistics",
           "EaselTimer", "EaselCharts", "EaselReports", "EaselSwiftUI")


def closing(text, start):
    """The index after the brace that closes the first brace from an index on; strings and comments count not."""
    token = re.compile(r'"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/|[{}]', re.DOTALL)
    depth, position = 0, start
    while found := token.search(text, position):
        position = found.end()
        if found[0] == '"""':
            position = text.index('"""', position) + 3
        elif found[0] == "{":
            depth += 1
        elif found[0] == "}":
            depth -= 1
            if depth == 0:
                return position
    raise swift_modules.Failure("a declaration has no end")


def taken(text, part):
    """A declaration out of a file: the first that begins with a text, after another text."""
    start = text.index(part["after"]) if "after" in part else 0
    start = text.index(part["from"], start)
    return text[start:closing(text, start)]


def without_previews(text):
    """The text without Xcode's preview macros and without what is only for other systems."""
    while found := re.search(r"^#Preview\b", text, re.MULTILINE):
        text = text[:found.start()] + text[closing(text, found.start()):]
    return text


def rewritten(text, source):
    """The text of a file for EaselSwiftUI: imports renamed, and what the source asks to replace."""
    modules = source.get("imports", {})

    def renamed(found):
        return f"import {modules[found[2]]}" if found[2] in modules else ""
    text = IMPORT.sub(renamed, without_previews(text))
    # What a file has for iOS is compiled.
    text = re.sub(r"^([ \t]*#(?:else)?if .*)$", lambda line: re.sub(
        r"\b(?:os\(iOS\)|canImport\(UIKit\))", "true", re.sub(
            r"\b(?:os\(macOS\)|canImport\(AppKit\))", "false", line[0])), text, flags=re.MULTILINE)
    text = re.sub(r"\bSwiftUI\.(?=\w)", "EaselSwiftUI.", text)
    for old, new in source.get("replace", []):
        if old not in text:
            raise swift_modules.Failure(f"there is no “{old}” in {source['file']}")
        text = text.replace(old, new)
    return "import EaselSwiftUI\n" + text


def sources(group, checkout, folder):
    """Writes the files that a program needs from a checkout into a folder."""
    written = []
    for number, source in enumerate(group["sources"]):
        paths = sorted(checkout.glob(source["file"]))
        if not paths:
            raise swift_modules.Failure(f"there is no {source['file']} in {checkout.name}")
        for path in paths:
            if any(path.match(pattern) for pattern in source.get("without", [])):
                continue
            text = path.read_text(encoding="utf-8")
            if "parts" in source:
                pieces = []
                for part in source["parts"]:
                    piece = taken(text, part)
                    for old, new in part.get("replace", []):
                        piece = piece.replace(old, new)
                    pieces.append(part.get("before", "") + piece + part.get("behind", ""))
                text = "\n\n".join(pieces) + "\n"
            target = folder / f"{number}-{path.stem}.swift"
            target.write_text(rewritten(text, source), encoding="utf-8")
            written.append(target)
    return written


def flags():
    """The flags that compile and link with EaselSwiftUI: those of the variable EASEL_SNAPSHOT_FLAGS, or
    those of the last debug build."""
    given = os.environ.get("EASEL_SNAPSHOT_FLAGS")
    if given:
        return shlex.split(given)
    modules = swift_modules.modules_folder()
    objects = [
        path for name in MODULES for path in sorted((modules.parent / f"{name}.build").glob("*.o"))
        if any((swift_modules.ROOT / "Sources" / name).rglob(path.name.removesuffix(".o")))]
    if not objects:
        raise swift_modules.Failure("there is no debug build: run 'swift build' first")
    libraries = swift_modules.run(
        ["pkg-config", "--libs", "pangocairo", "pangoft2", "harfbuzz-subset", "libturbojpeg", "lcms2",
         "libcrypto", "expat", "zlib"]).split()
    profile = ["-profile-generate"] if b"__llvm_profile" in objects[0].read_bytes() else []
    return [*profile, "-package-name", swift_modules.package_name(), "-I", str(modules),
            *swift_modules.c_flags(), *map(str, objects), *libraries, "-ldeflate"]


def compiled(arguments, folder):
    """Runs the compiler; raises `Failure` with its errors."""
    said = subprocess.run(
        ["swiftc", "-swift-version", "5", "-Onone", "-parse-as-library", "-suppress-warnings",
         *map(str, arguments)], text=True, capture_output=True, cwd=folder)
    if said.returncode:
        errors = re.findall(r"^.*: error: .*$", said.stderr, re.MULTILINE)
        raise swift_modules.Failure("\n".join(
            line.replace(f"{folder}/", "").replace(f"{HERE}/", "") for line in errors) or said.stderr[-3000:])


def build_drawing(folder, options):
    """Compiles the module that draws, for all programs."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = [option for option in options if not option.endswith((".o", ".so"))]
    compiled(["-module-name", "SnapshotDrawing", "-emit-module", "-c", "-o", folder / "SnapshotDrawing.o", *kept,
              HERE / "Snapshot.swift"], folder)


def build(group, checkout, folder, drawing, options):
    """Compiles the program of a repository with the module that draws."""
    folder.mkdir(parents=True, exist_ok=True)
    files = sources(group, checkout, folder)
    program = folder / "snapshot"
    compiled(["-module-name", "Snapshots", "-I", drawing, *options, drawing / "SnapshotDrawing.o", HERE / "Main.swift",
              HERE / "drivers" / f"{group['name']}.swift", *files, "-o", program], folder)
    return program
