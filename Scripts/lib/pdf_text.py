"""What stands on the pages of a PDF file and where: letters by MuPDF, words by poppler."""
import html
import json
import re
import subprocess
import sys
import tempfile
import unicodedata
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path

MM = 72 / 25.4
# Marks that say how text runs; no reader sees them.
DIRECTIONS = dict.fromkeys(map(ord, "\u200e\u200f\u061c\u202a\u202b\u202c\u2066\u2067\u2068\u2069"))


def output(*command):
    """What a program says as bytes; ends where it fails."""
    result = subprocess.run([str(part) for part in command], capture_output=True)
    if result.returncode:
        said = (result.stderr or result.stdout).decode(errors="replace").strip()
        sys.exit(f"{Path(sys.argv[0]).name}: {command[0]} failed: {said[-500:]}")
    return result.stdout


@dataclass
class Letter:
    text: str
    left: float
    right: float
    # The baseline.
    y: float
    font: str
    size: float
    color: str


@dataclass
class Word:
    text: str
    left: float
    top: float
    right: float
    bottom: float


@dataclass
class Line:
    """Letters with the same baseline, from the left to the right."""
    y: float
    letters: list

    @property
    def left(self):
        return self.letters[0].left

    @property
    def right(self):
        return max(letter.right for letter in self.letters)

    def text(self, left=float("-inf"), right=float("inf")):
        """The letters between two places, with spaces where there is room."""
        result, end = "", None
        for letter in self.letters:
            if not left <= (letter.left + letter.right) / 2 < right:
                continue
            if end is not None and letter.left - end > letter.size * 0.18 and not result.endswith(" "):
                result += " "
            result += letter.text
            end = letter.right
        return " ".join(result.split())

    def place(self, sign, left=float("-inf"), right=float("inf")):
        """The left side of the last such sign between two places; none where it is missing."""
        places = [
            letter.left for letter in self.letters
            if letter.text == sign and left <= letter.left < right]
        return places[-1] if places else None


@dataclass
class Page:
    number: int
    width: float
    height: float
    letters: list = field(default_factory=list)
    words: list = field(default_factory=list)

    def lines(self, top=float("-inf"), bottom=float("inf")):
        """The lines from top to bottom."""
        found = []
        for letter in sorted(self.letters, key=lambda letter: letter.y):
            if not top <= letter.y <= bottom:
                continue
            if found and letter.y - found[-1].y < 1.2:
                found[-1].letters.append(letter)
            else:
                found.append(Line(letter.y, [letter]))
        for line in found:
            line.letters.sort(key=lambda letter: letter.left)
        return found


def words_of_pages(path):
    """The words of each page with their boxes, as poppler has them."""
    text = output("pdftotext", "-bbox", path, "-").decode()
    pattern = r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>'
    return [
        [Word(html.unescape(found[5]), *(float(found[index]) for index in range(1, 5)))
         for found in re.finditer(pattern, part)]
        for part in text.split("<page ")[1:]]


class Document:
    """A PDF file that a sample wrote."""

    def __init__(self, path, said=""):
        self.path = Path(path)
        self.name = self.path.name
        # What the sample said besides, such as diagnostics.
        self.said = said
        self._objects = None
        self.pages = self._read_letters()
        self._read_words()
        self.text = output("pdftotext", "-layout", self.path, "-").decode()

    def _read_letters(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "text.xml"
            output("mutool", "draw", "-q", "-F", "stext", "-o", file, self.path)
            # MuPDF writes signs that XML does not allow.
            text = re.sub(r"&#x0*(?:[0-8bcef]|1[0-9a-f]|fff[ef]);", " ", file.read_text(errors="replace"))
        pages = []
        for number, element in enumerate(ElementTree.fromstring(text).iter("page"), 1):
            page = Page(number, float(element.get("width")), float(element.get("height")))
            for font in element.iter("font"):
                name, size = font.get("name").split("+")[-1], float(font.get("size"))
                for char in font.iter("char"):
                    if not char.get("c").strip() or not char.get("c").translate(DIRECTIONS):
                        continue
                    quad = [float(part) for part in char.get("quad").split()]
                    page.letters.append(Letter(
                        char.get("c"), min(quad[::2]), max(quad[::2]), float(char.get("y")), name,
                        round(size, 2), char.get("color")))
            pages.append(page)
        return pages

    def _read_words(self):
        for page, words in zip(self.pages, words_of_pages(self.path)):
            page.words = words

    def words_of_all_places(self):
        """The words of each page with those beyond its edges, in the places of the page.

        poppler and MuPDF leave out what is beyond a page, so a copy with larger pages is read.
        """
        more = 2000

        def larger(found):
            left, bottom, right, top = (float(part) for part in found[2].split())
            box = f"{left - more} {bottom - more} {right + more} {top + more}"
            return found[1] + b" [ " + box.encode() + b" ]"

        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "larger.pdf"
            data = output("qpdf", "--qdf", "--object-streams=disable", self.path, "-")
            file.write_bytes(re.sub(rb"(/(?:MediaBox|CropBox)) \[([-+.\d\s]+)\]", larger, data))
            file.write_bytes(output("fix-qdf", file))
            return [
                [Word(word.text, word.left - more, word.top - more, word.right - more, word.bottom - more)
                 for word in words]
                for words in words_of_pages(file)]

    @property
    def objects(self):
        """The objects of the file, as qpdf writes them in JSON."""
        if self._objects is None:
            document = json.loads(output("qpdf", "--json", "--json-key=qpdf", self.path))
            self._objects = [
                part for part in document["qpdf"][1].values() if isinstance(part, dict)]
        return self._objects

    def dictionaries(self):
        """All dictionaries that are objects of their own."""
        for part in self.objects:
            value = part.get("value", part.get("stream", {}).get("dict"))
            if isinstance(value, dict):
                yield value

    def content(self, page):
        """What draws a page, as text."""
        return output("mutool", "show", "-b", self.path, f"pages/{page}/Contents").decode("latin-1")

    def background(self, page, dpi=72):
        """The gray of each pixel of a page: its width, and the rows as bytes."""
        data = output("pdftoppm", "-gray", "-r", dpi, "-f", page, "-l", page, self.path)
        found = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data)
        return int(found[1]), int(found[2]), data[found.end():]


def string(value):
    """A string of qpdf's JSON as text; none where it is no text."""
    return value[2:] if isinstance(value, str) and value.startswith("u:") else None


def number(text, separator=","):
    """A printed number of any script's digits, exactly; none where it is none."""
    digits, sign = "", ""
    for letter in text.translate(DIRECTIONS):
        if letter in "-−":
            sign = "-"
        elif letter == separator:
            digits += "."
        elif unicodedata.digit(letter, None) is not None:
            digits += str(unicodedata.digit(letter))
        elif letter not in "+.,٬'\u00a0\u202f ":
            return None
    return Decimal(sign + digits) if re.fullmatch(r"\d+(\.\d+)?", digits) else None


def fills(content):
    """The rectangles that a page fills: left, top from the foot, width, height, and whether they are in
    an artifact, in the units of the page. Clips and curves are left out."""
    matrix, saved, marks, stack = (1, 0, 0, 1, 0, 0), [], [], []
    rectangles, points, found = [], [], []
    pattern = re.compile(
        r"\((?:\\.|[^\\()])*\)|<<.*?>>|<[0-9A-Fa-f\s]*>|\[|\]|/[^\s/<>\[\]()]*|[^\s/<>\[\]()]+", re.S)

    def box(corners):
        a, b, c, d, e, f = matrix
        moved = [(a * x + c * y + e, b * x + d * y + f) for x, y in corners]
        xs, ys = [x for x, _ in moved], [y for _, y in moved]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    for token in pattern.findall(content):
        if token == "q":
            saved.append(matrix)
        elif token == "Q":
            matrix = saved.pop() if saved else matrix
        elif token == "cm":
            a, b, c, d, e, f = (float(part) for part in stack[-6:])
            p, q, r, s, t, u = matrix
            matrix = (
                a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s,
                e * p + f * r + t, e * q + f * s + u)
        elif token in ("BDC", "BMC"):
            name = next((part for part in stack if part.startswith("/")), "")
            marks.append(name == "/Artifact" or bool(marks and marks[-1]))
        elif token == "EMC":
            marks and marks.pop()
        elif token == "re":
            x, y, width, height = (float(part) for part in stack[-4:])
            rectangles.append(box([(x, y), (x + width, y + height)]))
        elif token in ("m", "l"):
            if token == "m" and points:
                rectangles.append(box(points))
                points = []
            points.append(tuple(float(part) for part in stack[-2:]))
        elif token in ("f", "F", "f*", "n", "S", "s", "B"):
            if points:
                rectangles.append(box(points))
            if token in ("f", "F", "f*"):
                found += [(*rectangle, bool(marks and marks[-1])) for rectangle in rectangles]
            rectangles, points = [], []
        elif token[0] in "/<([" or token[0] in "]" or re.fullmatch(r"[-+.\d]+", token):
            stack.append(token)
            continue
        stack = []
    return found
