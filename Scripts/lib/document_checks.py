"""What is examined of every document: the checks A1 to A10 of a report.

Each check prints a line with what was measured, and is counted where it fails.
"""
import re
import subprocess
from collections import Counter

from common import ROOT, run
from pdf_text import Word, output

# The theme's sizes of type, from where they are set.
THEME = ROOT / "Sources" / "EaselBlocks" / "Theme" / "Theme+Type.swift"
TOLERANCE = 0.5


class Checks:
    """Prints the checks of documents, and counts those that fail."""

    def __init__(self):
        self.count = 0
        self.failed = 0

    def __call__(self, name, document, passes, measured):
        """One check: its name, the file or folder that it is of, whether it holds, what was measured."""
        self.count += 1
        self.failed += not passes
        print(f"{'ok' if passes else 'FAILED':7}{name:4}{document:18}{measured}", flush=True)


def some(faults, most=3):
    """The first faults in words, and how many there are."""
    return f"{len(faults)}: " + "; ".join(map(str, faults[:most])) if faults else "none"


def examine(check, module, documents, again, verapdf):
    """The checks of all files that a module's sample wrote.

    `documents` are the files, `again` the same from a second run, by name.
    """
    for document in documents.values():
        name = document.name
        if verapdf:
            examine_conformance(check, module, document, verapdf)
        said = subprocess.run(["qpdf", "--check", document.path], capture_output=True, text=True)
        check("A2", name, said.returncode == 0, "qpdf --check: "
              + ("clean" if said.returncode == 0 else (said.stderr or said.stdout).strip()[-200:]))
        examine_fonts(check, document)
        examine_numbers(check, module, document)
        examine_edges(check, module, document)
        same = document.path.read_bytes() == again[name]
        check("A6", name, same, f"two runs: {len(again[name]):,} bytes, {'the same' if same else 'they differ'}")
        examine_overlaps(check, document)
        examine_styles(check, document)
        examine_contrast(check, document)
        check("D", name, not document.said, f"diagnostics: {document.said.strip()[:200] or 'none'}")
    lines = sum(
        len((ROOT / "Samples/Sources" / module.PRODUCT / file).read_text().splitlines())
        for file in module.LAYOUT)
    check("A9", module.PRODUCT, lines <= module.LINES, f"{lines} lines of layout, of {module.LINES} at most")


def examine_conformance(check, module, document, verapdf):
    for flavour in module.FLAVOURS:
        said = subprocess.run(
            [*verapdf, flavour, str(document.path)], capture_output=True, text=True)
        passes = said.returncode == 0 and "FAIL" not in said.stdout
        check("A1", document.name, passes,
              f"veraPDF {flavour}: " + ("passes" if passes else (said.stdout + said.stderr).strip()[-300:]))


def examine_fonts(check, document):
    table = output("pdffonts", document.path).decode().splitlines()[2:]
    faults = []
    for line in table:
        name, flags = line.split()[0], re.search(r"\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+\s*$", line)
        if not flags or flags.groups() != ("yes", "yes", "yes") or not re.match(r"[A-Z]{6}\+", name):
            faults.append(name)
    bad = [f"U+{ord(sign):04X}" for sign in "\u00ad\ufffd" if sign in document.text]
    check("A3", document.name, bool(table) and not faults and not bad,
          f"{len(table)} fonts, not embedded, subset or with ToUnicode: {some(faults)}; "
          f"U+00AD, U+FFFD in {len(document.text):,} characters: {some(bad)}")


def examine_numbers(check, module, document):
    pattern, count = module.page_number(document.name), len(document.pages)
    faults = []
    for page in document.pages:
        found = [match for line in foot_lines(module, document, page)
                 for match in [re.search(pattern, line)] if match]
        wanted = [(page.number, count)] if module.foot(document, page) else []
        if [tuple(map(int, match.groups())) for match in found] != wanted:
            faults.append(page.number)
    check("A4", document.name, not faults, f"{count} pages, of which say another number: {some(faults)}")


def foot_lines(module, document, page):
    """The lines of a page's foot as a reader has them."""
    bottom = module.content(document, page)[3]
    return output(
        "pdftotext", "-f", page.number, "-l", page.number, "-x", 0, "-y", int(bottom), "-W",
        int(page.width) + 1, "-H", int(page.height - bottom) + 1, "-layout", document.path, "-"
    ).decode().translate(dict.fromkeys(map(ord, "\u200e\u200f\u061c\u202a\u202b\u202c"))).splitlines()


def examine_edges(check, module, document):
    """Words lie in the content box, or on the page above or below it and in a line of its head or foot."""
    faults, count, least = [], 0, float("inf")
    for page, words in zip(document.pages, document.words_of_all_places()):
        left, top, right, bottom = module.content(document, page)
        for word in words:
            count += 1
            room = [word.left - left, right - word.right]
            if word.bottom <= top + TOLERANCE:
                room += [word.top - module.BLEED, top - word.bottom]
            elif word.top >= bottom - TOLERANCE:
                room += [page.height - module.BLEED - word.bottom, word.top - bottom]
            else:
                room += [word.top - top, bottom - word.bottom]
            least = min(least, *room)
            if min(room) < -TOLERANCE:
                faults.append(f"page {page.number} {word.text!r}")
        for part, lines, patterns in (
                ("head", page.lines(bottom=top), module.head(document, page)),
                ("foot", page.lines(top=bottom), module.foot(document, page))):
            texts = [line.text().replace(" ", "") for line in lines]
            if len(texts) != len(patterns) or not all(
                    re.fullmatch(pattern.replace(" ", ""), text) for pattern, text in zip(patterns, texts)):
                faults.append(f"page {page.number} has the {part} {' / '.join(texts) or 'of no words'}")
    check("A5", document.name, count > 0 and not faults,
          f"{count:,} words, the nearest {least:.2f} pt within the content box; beyond: {some(faults)}")


def letter_boxes(page):
    """The boxes of a page's words by their letters.

    poppler's are as high as the font's own box: 2.1 times the type in Noto Sans Arabic, whose lines then
    overlap without a letter on another. They are cut to what letters take.
    """
    lines = page.lines()
    for word in page.words:
        own = [
            (line.y, letter.size) for line in lines if word.top < line.y < word.bottom
            for letter in line.letters if letter.right > word.left + 0.1 and letter.left < word.right - 0.1]
        middle = word.top + (word.bottom - word.top) * 0.7
        y, size = min(own, key=lambda place: abs(place[0] - middle), default=(middle, 0))
        if size and word.bottom - word.top > 1.6 * size:
            yield Word(word.text, word.left, max(word.top, y - size), word.right, min(word.bottom, y + 0.35 * size))
        else:
            yield word


def examine_overlaps(check, document):
    faults, pairs, most = [], 0, 0
    for page in document.pages:
        words = sorted(letter_boxes(page), key=lambda word: word.top)
        for index, word in enumerate(words):
            for other in words[index + 1:]:
                if other.top > word.bottom - TOLERANCE:
                    break
                pairs += 1
                wide = min(word.right, other.right) - max(word.left, other.left)
                high = min(word.bottom, other.bottom) - max(word.top, other.top)
                most = max(most, min(wide, high))
                if min(wide, high) > TOLERANCE:
                    faults.append(f"page {page.number} {word.text!r} and {other.text!r}")
    check("A7", document.name, pairs > 0 and not faults,
          f"{pairs:,} pairs, the greatest overlap {max(most, 0):.2f} pt; above {TOLERANCE}: {some(faults)}")


def examine_styles(check, document):
    """A style is a weight and a size; those of the theme's sizes are the theme's."""
    sizes = {
        float(size) for line in THEME.read_text().splitlines() if "//" not in line
        for size in re.findall(r"TypeSize\(size: ([\d.]+)", line)}
    styles = Counter(
        ("bold" if re.search("bold|black|semi", letter.font, re.I) else "regular", letter.size)
        for page in document.pages for letter in page.letters)
    others = sorted(style for style in styles if not any(abs(style[1] - size) < 0.05 for size in sizes))
    check("A8", document.name, bool(styles) and len(others) <= 3,
          f"{len(styles)} styles, beyond the theme's {some([f'{weight} {size:g}' for weight, size in others], 9)}")


def luminance(gray):
    part = gray / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def examine_contrast(check, document):
    """The contrast of each letter's gray to the gray that most of its surroundings have."""
    least, faults, count = (float("inf"), ""), [], 0
    for page in document.pages:
        width, height, pixels = document.background(page.number)
        scale = height / page.height
        for letter in page.letters:
            red, green, blue = (int(letter.color[index:index + 2], 16) for index in (1, 3, 5))
            gray = 0.3 * red + 0.59 * green + 0.11 * blue
            left, right = int((letter.left - 2) * scale), int((letter.right + 2) * scale) + 1
            top, bottom = int((letter.y - letter.size) * scale), int((letter.y + 2) * scale) + 1
            around = b"".join(
                pixels[row * width + max(left, 0):row * width + min(right, width)]
                for row in range(max(top, 0), min(bottom, height)))
            if not around:
                continue
            count += 1
            paper = Counter(around).most_common(1)[0][0]
            light, dark = sorted((luminance(gray), luminance(paper)), reverse=True)
            contrast = (light + 0.05) / (dark + 0.05)
            least = min(least, (contrast, letter.text))
            if contrast < 4.5:
                faults.append(f"page {page.number} {letter.text!r} {contrast:.1f}")
    check("A10", document.name, count > 0 and not faults,
          f"contrast of {count:,} letters in gray at least {least[0]:.1f}; below 4.5: {some(faults)}")
