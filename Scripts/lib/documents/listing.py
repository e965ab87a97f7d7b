"""Checks the price list that the sample Listing writes, by what poppler and qpdf read of it.

usage: listing.py PROGRAM     runs the sample twice at once, and checks what it wrote

A2 … A7 are rules for every document, K2 … K8 those of a price list. A caller has its own way to record
them: `check(folder, report)` calls `report(name, ok, measured)` once for each.
"""
import re
import subprocess
import sys
import tempfile
from collections import namedtuple
from pathlib import Path

FILE = "price-list.pdf"
# A second run, which must be the same byte for byte.
AGAIN = "price-list-again.pdf"

# As Listing sets them, in points: what is cut off, the margins, and the chapters, groups and articles.
BLEED = 3 * 72 / 25.4
PAPER = (595.28, 841.89)
TOP, BOTTOM, INNER, OUTER = 76, 60, 62, 46
CHAPTERS, GROUPS, ARTICLES, IMAGES = 14, 90, 4100, 300

ARTICLE = re.compile(r"\d{3}\.\d{5}")

Word = namedtuple("Word", "text left top right bottom")


def output(*command):
    return subprocess.run(
        command, capture_output=True, text=True, errors="replace", check=False).stdout


def read_pages(path):
    """The words of each page with their boxes, in points from its upper left corner."""
    pages = []
    pattern = re.compile(
        r'<page |<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>')
    for found in pattern.finditer(output("pdftotext", "-bbox-layout", str(path), "-")):
        if found.group(1) is None:
            pages.append([])
            continue
        left, top, right, bottom = (float(found.group(index)) for index in range(1, 5))
        text = found.group(5).replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">")
        pages[-1].append(Word(text, left, top, right, bottom))
    return pages


def content_box(number):
    """The left, top, right and bottom of what flows on a page; odd pages are right ones."""
    left, right = (INNER, OUTER) if number % 2 else (OUTER, INNER)
    return (
        BLEED + left, BLEED + TOP, BLEED + PAPER[0] - right, BLEED + PAPER[1] - BOTTOM)


def head(number, words):
    return [word for word in words if word.bottom <= content_box(number)[1]]


def foot(number, words):
    return [word for word in words if word.top >= content_box(number)[3]]


def body(number, words):
    _, top, _, bottom = content_box(number)
    return [word for word in words if word.bottom > top and word.top < bottom]


def lines(words):
    """The words of each line, from top to bottom and from left to right."""
    found = []
    for word in sorted(words, key=lambda word: (word.bottom, word.left)):
        if found and abs(found[-1][0].bottom - word.bottom) < 2:
            found[-1].append(word)
        else:
            found.append([word])
    return [sorted(line, key=lambda word: word.left) for line in found]


def articles(words):
    """The numbers of the articles on a page, in their order."""
    rows = [word for word in words if ARTICLE.fullmatch(word.text)]
    return sorted(rows, key=lambda word: word.top)


def some(faults):
    """A number of faults, with the first ones."""
    return f"{len(faults)} faults: {'; '.join(map(str, faults[:3]))}" if faults else "no fault"


def check(folder, report):
    path = Path(folder) / FILE
    pages = dict(enumerate(read_pages(path), 1))
    check_file(path, Path(folder) / AGAIN, report)
    check_boxes(pages, report)
    check_heads(pages, report)
    check_chapters(pages, report)
    check_groups(pages, report)
    check_images(path, report)


def check_file(path, again, report):
    checked = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True, check=False)
    sound = checked.returncode == 0
    report("A2 qpdf", sound, "no errors" if sound else checked.stderr.strip().split("\n")[0])
    fonts = [line.split()[-5:] for line in output("pdffonts", str(path)).splitlines()[2:]]
    text = output("pdftotext", str(path), "-")
    forbidden = sum(text.count(letter) for letter in "\u00ad\ufffd")
    report(
        "A3 fonts", bool(fonts) and all(font[:3] == ["yes"] * 3 for font in fonts) and forbidden == 0,
        f"{len(fonts)} fonts, embedded, subset, with their text; {forbidden} letters that say nothing")
    same = again.exists() and again.read_bytes() == path.read_bytes()
    report("A6 same bytes", same, f"{path.stat().st_size} bytes, twice at once")


def check_boxes(pages, report):
    count = len(pages)
    wrong = []
    for number, words in pages.items():
        told = re.search(r"(\d+) of (\d+)", " ".join(word.text for word in foot(number, words)))
        # The cover has no number.
        if words and number > 1 and (not told or told.groups() != (str(number), str(count))):
            wrong.append(f"page {number}: {told and told.group()}")
    report("A4 page n of N", not wrong, f"{count} pages, {some(wrong)}")
    outside = []
    overlaps = []
    for number, words in pages.items():
        left, _, right, _ = content_box(number)
        outside += [
            f"page {number}: {word.text}" for word in words
            if word.left < left - 0.5 or word.right > right + 0.5]
        ends = [word for word in body(number, words) if not inside(word, content_box(number))]
        outside += [f"page {number}: {word.text}" for word in ends]
        for index, a in enumerate(words):
            for b in words[index + 1:]:
                if (min(a.right, b.right) - max(a.left, b.left) > 0.5
                        and min(a.bottom, b.bottom) - max(a.top, b.top) > 0.5):
                    overlaps.append(f"page {number}: {a.text}, {b.text}")
    report("A5 words in the content box", not outside, some(outside))
    report("A7 words apart", not overlaps, some(overlaps))


def inside(word, box):
    return word.top >= box[1] - 0.5 and word.bottom <= box[3] + 0.5


def check_heads(pages, report):
    wrong = []
    seen = 0
    for number, words in pages.items():
        rows = articles(body(number, words))
        if not rows:
            continue
        seen += 1
        heads = [word for word in head(number, words) if ARTICLE.fullmatch(word.text)]
        named = rows[-1 if number % 2 else 0]
        left, _, right, _ = content_box(number)
        if [word.text for word in heads] != [named.text]:
            wrong.append(f"page {number}: {[word.text for word in heads]}, not {named.text}")
            continue
        # At the outer side, and the text at the margins.
        ends = head(number, words)
        edge = max(word.right for word in ends) if number % 2 else heads[0].left
        if abs(edge - (right if number % 2 else left)) > 1:
            wrong.append(f"page {number}: the head ends at {edge:.1f}")
        lefts = min(word.left for word in body(number, words))
        if lefts < left - 0.5:
            wrong.append(f"page {number}: the text begins at {lefts:.1f}")
    report("K2 mirrored, first and last article", seen > 0 and not wrong, f"{seen} pages, {some(wrong)}")


def contents(pages):
    """The titles of the list of contents with their pages."""
    entries = []
    for number, words in pages.items():
        if articles(words):
            break
        if number == 1:
            continue
        for line in lines(body(number, words)):
            if line[-1].text.isdigit() and len(line) > 1:
                entries.append(([word.text for word in line[:-1]], int(line[-1].text)))
    return entries


def check_chapters(pages, report):
    untrue = []
    chapters = []
    entries = contents(pages)
    for title, page in entries:
        words = pages.get(page, [])
        texts = [word.text for word in words]
        if not any(texts[i:i + len(title)] == title for i in range(len(texts))):
            untrue.append(f"{' '.join(title)} on page {page}")
        # Titles of chapters stand in the largest type.
        if [word.text for word in words if word.bottom - word.top > 18] == title:
            chapters.append((" ".join(title), page))
    report(
        "K8 contents say the truth", len(entries) == CHAPTERS + GROUPS and not untrue,
        f"{len(entries)} entries, {some(untrue)}")
    left = [f"{title} on page {page}" for title, page in chapters if page % 2 == 0]
    blank = sum(not words for words in pages.values())
    naked = [
        f"page {number} has a head or a foot and nothing else" for number, words in pages.items()
        if words and number > 1 and not body(number, words)]
    report(
        "K4 chapters on right pages", len(chapters) == CHAPTERS and not left + naked,
        f"{len(chapters)} chapters, {blank} pages without anything, {some(left + naked)}")


def check_groups(pages, report):
    wrong = []
    before = None
    continued = count = 0
    for number, words in pages.items():
        rows = articles(body(number, words))
        if not rows:
            continue
        count += len(rows)
        above = [
            word.text for word in body(number, words) if word.bottom <= rows[0].top + 1]
        goes_on = rows[0].text[:3] == before
        says = "(continued)" in above
        continued += says
        if goes_on != says:
            wrong.append(f"page {number}: begins with {rows[0].text}, says continued: {says}")
        before = rows[-1].text[:3]
        others = [word for word in body(number, words) if word.text == "(continued)"]
        if len(others) > 1:
            wrong.append(f"page {number}: {len(others)} heads say continued")
    report(
        "K5 heads of groups", not wrong and continued > 0 and count == ARTICLES,
        f"{count} articles, {continued} heads say continued, {some(wrong)}")


def check_images(path, report):
    """Images stand in their rows: each row of the structure has one at most, beside a number."""
    rows = images = alone = 0
    row = None
    for line in output("pdfinfo", "-struct-text", str(path)).splitlines():
        word = line.strip()
        if word == "TR" or word.startswith("TR "):
            row = []
            rows += 1
        elif word.startswith("Figure"):
            images += 1
            if row is None or "image" in row:
                alone += 1
            elif row is not None:
                row.append("image")
    report(
        "K6 images in their rows", images == IMAGES and alone == 0,
        f"{images} images in {rows} rows, {alone} by themselves")


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        print(__doc__)
        sys.exit(0 if "--help" in sys.argv else 2)
    program = Path(sys.argv[1]).resolve()
    failed = []

    def report(name, ok, measured):
        print(f"{'ok' if ok else 'FAILED':6} {name}: {measured}")
        if not ok:
            failed.append(name)

    with tempfile.TemporaryDirectory() as folder:
        runs = [
            subprocess.Popen([program, "--output", name], cwd=folder, stdout=subprocess.DEVNULL)
            for name in (FILE, AGAIN)]
        if any([run.wait() for run in runs]):
            sys.exit("listing: the sample failed")
        check(folder, report)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
