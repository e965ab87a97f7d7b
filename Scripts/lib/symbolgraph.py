"""Reads the public interface of modules from symbol graphs.

For Scripts/api, Scripts/names, Scripts/exports, Scripts/check-names-together, Scripts/docs and
Scripts/draw-summaries.
"""

import functools
import itertools
import json
import re
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import swift_modules
from swift_modules import Failure, run

ROOT = swift_modules.ROOT
# Every type conforms to these unless it says otherwise.
IMPLICIT = {"Copyable", "Escapable", "SendableMetatype"}
PARENTS = {"conformsTo", "inheritsFrom"}
EXPORT = re.compile(
    r"^\s*@_exported\s+(?:@\w+(?:\([^)]*\))?\s+)*(?:public\s+)?import\s+"
    r"(?:(class|struct|enum|protocol|typealias|func|var|let)\s+)?([\w.]+)",
    re.MULTILINE,
)


@dataclass
class Symbol:
    """One public declaration."""

    module: str
    kind: str
    path: tuple
    text: str
    # Whether it extends another module's type, or a protocol by more than a requirement.
    isExtension: bool
    # Whether it stands in the sources; the compiler derives the others from a conformance.
    isWritten: bool
    # The lines of its own documentation comment; none if it has no comment or inherits it.
    comment: tuple = ()

    @property
    def name(self):
        return ".".join(self.path)

    @property
    def summary(self):
        """The first paragraph of the comment on one line."""
        return " ".join(itertools.takewhile(bool, (line.strip() for line in self.comment)))


@dataclass
class Parent:
    """That a type conforms to a protocol or inherits from a class."""

    path: tuple
    parent: str
    constraints: str
    isExtension: bool


@dataclass
class Module:
    """The public interface of one module."""

    name: str
    symbols: list = field(default_factory=list)
    parents: list = field(default_factory=list)
    # (kind of declaration or None for a whole module, "Module" or "Module.Name")
    exports: list = field(default_factory=list)

    def toplevel(self):
        """{name: kind} of what stands at the top level. Macros are named without arguments."""
        return {
            symbol.name.partition("(")[0] if symbol.kind == "macro" else symbol.name: symbol.kind
            for symbol in self.symbols
            if len(symbol.path) == 1
        }


@functools.cache
def package():
    """The manifest, as SwiftPM reads it."""
    return json.loads(run(["swift", "package", "dump-package"]))


def folders():
    """The folder of each target: {target: folder}."""
    return {
        target["name"]: ROOT / (target.get("path") or f"Sources/{target['name']}")
        for target in package()["targets"]
    }


def products():
    """The library products of the package, each with its targets: {product: [target]}."""
    return {
        product["name"]: list(product["targets"])
        for product in package()["products"]
        if "library" in product["type"]
    }


def dependencies():
    """The targets that each target builds on, near and far: {target: set of targets}."""
    near = {
        target["name"]: {
            each[kind][0]
            for each in target["dependencies"]
            for kind in ("byName", "target")
            if kind in each
        }
        for target in package()["targets"]
    }

    def far(name):
        return near.get(name, set()).union(*(far(each) for each in near.get(name, ())))

    return {name: far(name) for name in near}


def spelled(symbol):
    """The declaration on one line."""
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    return re.sub(r"\s+", " ", text).strip()


def constrained(constraints):
    """` where …` of conditional conformances and constrained extensions, or nothing."""
    signs = {"conformance": ":", "superclass": ":", "sameType": "=="}
    parts = [
        f"{part['lhs']} {signs.get(part['kind'], part['kind'])} {part['rhs']}".replace(" :", ":")
        for part in constraints or []
        if part["rhs"].split(".")[-1] not in IMPLICIT and part["lhs"] != "Self"
    ]
    return f" where {', '.join(sorted(parts))}" if parts else ""


def hidden(path):
    return any(part.startswith("_") for part in path)


def deprecated(symbol):
    """A mark behind deprecated declarations. Symbol graphs leave unavailable ones out."""
    marks = symbol.get("availability", [])
    return " // deprecated" if any(mark.get("isUnconditionallyDeprecated") for mark in marks) else ""


def write_graphs(name, output, options):
    """Writes the symbol graphs of a module's public declarations into a folder; returns the files.

    There is one for the module, and one for each module that it extends, named "Module@Other".
    """
    target = json.loads(run(["swiftc", "-print-target-info"]))["target"]["unversionedTriple"]
    output.mkdir(parents=True)
    command = [
        "swift-symbolgraph-extract", "-module-name", name, "-target", target, "-sdk", "/",
        "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
        "-output-dir", output, *options,
    ]
    try:
        run(command)
    except Failure as failure:
        # The list of all modules that the tool can see helps nobody.
        text = str(failure).partition("\nCurrent visible modules")[0]
        raise Failure(f"the module {name} is not built: run 'swift build' first\n{text}") from None
    # Overlays of other modules (_Testing_Foundation@Testing) are left out.
    files = [*output.glob(f"{name}.symbols.json"), *output.glob(f"{name}@*.symbols.json")]
    if not files:
        raise Failure(f"the module {name} has no symbol graph: run 'swift build' first")
    return sorted(files)


def extract(names, flags=()):
    """Public interfaces by symbol graphs: {module: Module}. Fails where a graph is missing."""
    with tempfile.TemporaryDirectory() as folder:

        def graphs(name):
            files = write_graphs(name, Path(folder) / name, ["-omit-extension-block-symbols", *flags])
            return [
                (file.name.removesuffix(".symbols.json").partition("@")[2], json.loads(file.read_text()))
                for file in files
            ]

    with ThreadPoolExecutor(2) as pool:
            found = dict(zip(names, pool.map(graphs, names)))
    paths = {
        symbol["identifier"]["precise"]: tuple(symbol["pathComponents"])
        for pairs in found.values()
        for _, graph in pairs
        for symbol in graph["symbols"]
    }
    foreign = {
        link["source"]
        for pairs in found.values()
        for _, graph in pairs
        for link in graph["relationships"]
        if link["kind"] in PARENTS and link["source"] not in paths
    }
    paths.update(demangled(foreign))
    return {name: read(name, pairs, paths) for name, pairs in found.items()}


def demangled(identifiers):
    """Paths of types that no graph describes, since they are of other packages: {identifier: path}."""
    swift = sorted(each for each in identifiers if each.startswith("s:"))
    if not swift:
        return {}
    names = run(["swift", "demangle", "-compact", *("$s" + each[2:] for each in swift)]).split("\n")
    return {each: tuple(name.split(".")[1:]) for each, name in zip(swift, names)}


def read(name, graphs, paths):
    """One module from its graph, and from the graphs that extend other modules."""
    module = Module(name)
    required = {
        link["source"]
        for _, graph in graphs
        for link in graph["relationships"]
        if link["kind"] in ("requirementOf", "optionalRequirementOf")
    }
    for other, graph in graphs:
        for symbol in graph["symbols"]:
            path = tuple(symbol["pathComponents"])
            if hidden(path):
                continue
            text = ("open " if symbol["accessLevel"] == "open" else "") + spelled(symbol)
            extension = symbol.get("swiftExtension", {})
            if extension and " where " not in text:
                text += constrained(extension.get("constraints"))
            ofProtocol = extension.get("typeKind") == "swift.protocol"
            module.symbols.append(
                Symbol(
                    module=name,
                    kind=symbol["kind"]["identifier"].removeprefix("swift."),
                    path=path,
                    text=text + deprecated(symbol),
                    isExtension=len(path) > 1
                    and (bool(other) or ofProtocol and symbol["identifier"]["precise"] not in required),
                    isWritten="location" in symbol,
                    comment=tuple(line["text"] for line in symbol.get("docComment", {}).get("lines", ())),
                )
            )
        for link in graph["relationships"]:
            path = paths.get(link["source"], ())
            if link["kind"] not in PARENTS or not path or hidden(path):
                continue
            parent = paths.get(link["target"]) or link["targetFallback"].split(".")[1:]
            if hidden(parent) or parent[-1] in IMPLICIT:
                continue
            module.parents.append(
                Parent(path, ".".join(parent), constrained(link.get("swiftConstraints")), bool(other))
            )
    return module


def exported(folder):
    """What a target exports of other modules: [(kind or None, "Module" or "Module.Name")]."""
    return sorted(
        {
            (kind or None, name)
            for file in folder.rglob("*.swift")
            for kind, name in EXPORT.findall(file.read_text())
        },
        key=lambda pair: (pair[1], pair[0] or ""),
    )


def modules_of_products():
    """The modules of every library product: {product: [module]}.

    A module that is of no product belongs to the product that exports it.
    """
    listed = products()
    of_products = {name for targets in listed.values() for name in targets}
    places = folders()
    for targets in listed.values():
        named = {each.split(".")[0] for name in targets for _, each in exported(places[name])}
        targets += sorted((named & places.keys()) - of_products)
    return listed


def interfaces():
    """Every library product with the interfaces of its modules: {product: [Module]}."""
    listed = modules_of_products()
    places = folders()
    exports = {name: exported(places[name]) for targets in listed.values() for name in targets}
    modules = extract(
        sorted({name for targets in listed.values() for name in targets}), swift_modules.module_flags())
    for name, module in modules.items():
        module.exports = exports[name]
        if not module.symbols and not module.exports:
            raise Failure(f"the symbol graph of {name} is empty, and {name} exports no other module")
        if module.symbols and not any(symbol.isWritten for symbol in module.symbols):
            raise Failure(
                f"the symbol graph of {name} names no source file: {name}.swiftsourceinfo is missing "
                "beside its module; run 'swift build' in the debug configuration"
            )
    return {product: [modules[name] for name in targets] for product, targets in listed.items()}
