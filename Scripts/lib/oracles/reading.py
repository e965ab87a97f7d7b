"""Oracle `reading`: the structure tree, read in order, is the report as it was written.

The words of the blocks come in the order of the source, each once; a link lies in its paragraph with its
text; a text is one paragraph inside of the blocks around it, also where it is broken; a note follows its
paragraph and is reached from its mark; captions lie in their table or figure;
a list of contents stands where it was written and has an entry for each heading (`[Lbl] Reference > Link`);
headings nest, and each word is in the language of its text; figures have their alternative texts; the words of a
background are not read.
"""
import re
from collections import Counter

from . import readers

# The words of a generated report are unlike those of its built-in texts: "Table", "Contents", numbers.
WORD = re.compile(r"[bdgklmnprstvzaeiou]+x|[α-ω]+")
LISTS = {"contents": "heading", "tables": "table", "figures": "figure"}
# What the list of contents leaves out by itself.
DEPTH = 3


class Node:
    """An element of the structure with its parent; texts are nodes without a name."""

    def __init__(self, name, parent, text=None):
        self.name, self.parent, self.text = name, parent, text
        self.kids = []
        # That of the element around it, unless the element names its own.
        self.language = ""
        self.alternative = ""

    def words(self):
        if self.text is not None:
            return WORD.findall(self.text)
        return [word for kid in self.kids for word in kid.words()]

    def parents(self):
        node = self.parent
        while node:
            yield node.name
            node = node.parent

    def all(self):
        yield self
        for kid in self.kids:
            yield from kid.all()


def tree(document):
    root = Node("Root", None)
    stack = [(-1, root)]
    for depth, body, is_text in readers.structure(document):
        while stack[-1][0] >= depth:
            stack.pop()
        parent = stack[-1][1]
        node = Node(None, parent, body) if is_text else Node(re.match(r"\w*", body)[0], parent)
        parent.kids.append(node)
        if not is_text:
            stack.append((depth, node))
    complete(root, document)
    return root


def complete(root, document):
    """Gives each element its language and alternative text, which poppler does not print, in the order of qpdf's."""
    root.language, elements = readers.elements(document)
    rest = iter(elements)
    for node in root.all():
        if node.name == "Root":
            continue
        node.language = node.parent.language
        if node.name and node.name != "Object":
            name, language, node.alternative = next(rest)
            if name != node.name:
                raise RuntimeError(f"{document}: poppler reads the element {node.name} where qpdf reads {name}")
            node.language = language or node.language


def expected(items):
    """The words in the order in which they are read, without notes, and the captions beside their words."""
    listed = {
        "contents": [item["words"] for item in items if item["kind"] == "heading" and item["level"] <= DEPTH],
        "tables": [item["caption"] for item in items if item["kind"] == "table" and item["caption"]],
        "figures": [item["caption"] for item in items if item["kind"] == "figure" and item["caption"]]}
    for item in items:
        if item["kind"] in LISTS:
            yield item, [word for words in listed[item["kind"]] for word in words]
        else:
            yield item, item["words"]


def check_order(case, root, faults):
    """Compares the words in reading order, with those of captions and notes set apart."""
    notes = [word for item in case["items"] for note in item["notes"] for word in note["words"]]
    captions = [word for item in case["items"] for word in item["caption"]]
    apart = set(notes) | set(captions)
    wanted = []
    for item, words in expected(case["items"]):
        if item["kind"] in LISTS:
            wanted += [word for word in words if word not in apart]
        else:
            wanted += words
    found = [word for word in root.words() if word not in apart]
    if found != wanted:
        at = next((i for i, (a, b) in enumerate(zip(found, wanted)) if a != b), min(len(found), len(wanted)))
        faults.append(
            f"read in another order than written: … {' '.join(found[max(0, at - 2):at + 4])} … instead of "
            f"… {' '.join(wanted[max(0, at - 2):at + 4])} …")


def of_words(root, name, words):
    """Whether an element of this name has exactly these words."""
    return [node for node in root.all() if node.name == name and node.words() == words]


def check_parts(case, root, faults):
    all_words = root.words()
    for item in case["items"]:
        for link in item["links"]:
            found = [
                node for node in root.all() if node.name == "Link" and set(node.words()) & set(link["words"])]
            words = [word for node in found for word in node.words()]
            if words != link["words"]:
                faults.append(f"the link “{' '.join(link['words'])}” has the text “{' '.join(words)}”")
            elif any(not {"P", "LBody", "TD", "H1", "H2", "H3"} & set(node.parents()) for node in found):
                faults.append(f"the link “{' '.join(link['words'])}” is in no paragraph")
        for reference in item["references"]:
            paragraph = [
                node for node in root.all()
                if node.name in ("P", "H1", "H2", "H3") and reference["after"] in node.words()]
            if not paragraph or not any(kid.name in ("Link", "Reference") for node in paragraph for kid in node.kids):
                faults.append(f"the reference after “{reference['after']}” is no link of its paragraph")
        for note in item["notes"]:
            marks = [
                node for node in root.all()
                if node.name == "P" and note["after"] in node.words() and any(
                    inner.name == "Link" and "Reference" in inner.parents() for inner in node.all())]
            if not marks:
                faults.append(f"the note after “{note['after']}” has no Reference > Link in its paragraph")
            bodies = [node for node in root.all() if node.name == "Note" and node.words() == note["words"]]
            if len(bodies) != 1:
                faults.append(f"the note “{' '.join(note['words'])}” is {len(bodies)} Notes")
                continue
            if not any(inner.name == "Link" for inner in bodies[0].all()):
                faults.append(f"no link leads back from the note “{' '.join(note['words'])}”")
            at, mark = all_words.index(note["words"][0]), all_words.index(note["after"])
            own = item["words"] + [word for other in item["notes"] for word in other["words"]]
            between = [word for word in all_words[mark + 1:at] if word not in own]
            if at < mark or between:
                faults.append(
                    f"the note “{' '.join(note['words'])}” is read after “{' '.join(between[:3])}”, not after its "
                    "paragraph")
        if item["caption"]:
            name = "Table" if item["kind"] == "table" else "Figure"
            found = of_words(root, "Caption", item["caption"])
            if not any(name in node.parents() for node in found):
                faults.append(f"the caption “{' '.join(item['caption'])}” is in no {name}")


def check_paragraphs(case, root, faults):
    """Each text is one paragraph, also over pages and columns, inside of the blocks around it."""
    paragraphs = {word: node for node in root.all() if node.name == "P" for word in node.words()}
    for item in case["items"]:
        if item["kind"] != "text" or not item["words"]:
            continue
        node = paragraphs.get(item["words"][0])
        if node is None or not set(item["words"]) <= set(node.words()):
            faults.append(f"the text “{' '.join(item['words'][:4])} …” is not one paragraph")
        elif not set(item["containers"]) <= set(node.parents()):
            faults.append(f"the text “{' '.join(item['words'][:4])} …” is not in {' in '.join(item['containers'])}")


def check_forms(case, root, faults):
    """A form that repeats is one paragraph on each of its pages."""
    forms = Counter(tuple(item["words"]) for item in case["items"] if item["kind"] == "form")
    for words, count in forms.items():
        found = len(of_words(root, "P", list(words)))
        if found != count:
            faults.append(f"the form “{' '.join(words)}” is {found} paragraphs instead of {count}")


def check_figures(case, root, faults):
    """The figures have the alternative texts, in the order of the source."""
    wanted = [text for item in case["items"] for text in item["alternatives"]]
    found = [node.alternative for node in root.all() if node.name == "Figure" and node.alternative]
    if len(found) != len(wanted) or any(text not in other for text, other in zip(wanted, found)):
        faults.append(f"the figures have the alternative texts {found} instead of {wanted}")


def check_lines(case, root, faults):
    """Labels and amounts are read one after the other."""
    texts = " ".join(" ".join(node.text for node in root.all() if node.text).split())
    for item in case["items"]:
        for line in item["lines"]:
            if line not in texts:
                faults.append(f"“{line}” is not read as one")


def check_lists(case, root, faults):
    entries = [node for node in root.all() if node.name == "TOCI"]
    wanted = []
    for item, words in expected(case["items"]):
        if item["kind"] == "contents":
            wanted += [other["words"] for other in case["items"]
                       if other["kind"] == "heading" and other["level"] <= DEPTH]
        elif item["kind"] in LISTS:
            kind = LISTS[item["kind"]]
            wanted += [other["caption"] for other in case["items"] if other["kind"] == kind and other["caption"]]
    if [node.words() for node in entries] != wanted:
        faults.append(f"{len(entries)} entries of lists of contents instead of {len(wanted)}, or other words")
    for node in entries:
        references = [kid for kid in node.kids if kid.name == "Reference"]
        links = [inner for inner in node.all() if inner.name == "Link"]
        others = [kid.name for kid in node.kids if kid.name not in ("Reference", "Lbl")]
        if len(references) != 1 or len(links) != 1 or links[0].parent is not references[0] or others:
            faults.append(f"the entry “{' '.join(node.words())}” is not one Reference > Link after its label")
            break


def check_headings(case, root, faults):
    level = 0
    for node in root.all():
        if node.name and re.fullmatch(r"H\d", node.name):
            if int(node.name[1]) > level + 1:
                faults.append(f"a heading {node.name} follows one of level {level}")
            level = int(node.name[1])


def check_languages(case, root, faults):
    """Compares the language of each word with that of its text; notes have that of the text around them."""
    wanted = {
        word: part["language"] for item in case["items"] for part in item["languages"] for word in part["words"]}
    plain = {word for item in case["items"] for word in item["words"]} - wanted.keys()
    for node in root.all():
        for word in WORD.findall(node.text or ""):
            if word in plain | wanted.keys() and node.language != wanted.get(word, root.language):
                faults.append(
                    f"“{word}” is in the language “{node.language}” instead of “{wanted.get(word, root.language)}”")
                return


def claims(case):
    """What a document claims: PDF/A-2a and PDF/A-3a in turns."""
    return ("ua1", "2a" if int(case["name"]) % 2 == 0 else "3a")


def check_claims(folder, cases, tools, faults):
    for flavour in ("ua1", "2a", "3a"):
        files = {case["name"]: folder / f"{case['name']}.pdf" for case in cases if flavour in claims(case)}
        if not files or tools.conforms(flavour, files.values())[0]:
            continue
        for name, file in files.items():
            passed, said = tools.conforms(flavour, [file])
            if not passed:
                faults[name].append(f"veraPDF {flavour}: {' '.join(said.split())[:300]}")


def check(folder, cases, tools):
    faults = {}
    for case in cases:
        root = tree(folder / f"{case['name']}.pdf")
        faults[case["name"]] = found = []
        check_order(case, root, found)
        check_parts(case, root, found)
        check_paragraphs(case, root, found)
        check_forms(case, root, found)
        check_figures(case, root, found)
        check_lines(case, root, found)
        check_lists(case, root, found)
        check_headings(case, root, found)
        check_languages(case, root, found)
    if tools.verapdf:
        check_claims(folder, cases, tools, faults)
    return faults
