"""The wholesaler's price list of 4,100 articles, with mirrored margins and bleed.

K2 mirrored margins, heads with the first and the last article · K4 chapters on right pages · K5 heads of
groups · K6 images in their rows · K8 contents that say the truth; its lines are A9. K7's memory and time, and
those of K9, are measured by the program in release, which prints them: one that is built to be debugged takes
several times as long.
"""
import re

from document_checks import some
from pdf_text import MM, output

PRODUCT = "Listing"
RUNS = {"listing.pdf": ["--output", "listing.pdf"]}
FLAVOURS = ["ua1"]
LAYOUT = ["PriceList.swift", "Style.swift"]
LINES = 130
BLEED = 3 * MM

# As Listing sets them, in points: the margins, and the chapters, groups and articles.
TOP, BOTTOM, INNER, OUTER = 76, 60, 62, 46
CHAPTERS, GROUPS, ARTICLES, IMAGES = 14, 90, 4100, 300

ARTICLE = re.compile(r"\d{3}\.\d{5}")


def page_number(name):
    return r"(\d+) of (\d+)"


def content(document, page):
    """The content box; odd pages are right ones."""
    left, right = (INNER, OUTER) if page.number % 2 else (OUTER, INNER)
    return BLEED + left, BLEED + TOP, page.width - BLEED - right, page.height - BLEED - BOTTOM


def head(document, page):
    """The article and the chapter, the article at the outer side; none before the first chapter."""
    if not articles(document, page):
        return []
    return [rf".+ {ARTICLE.pattern} .+" if page.number % 2 else rf"{ARTICLE.pattern} .+"]


def foot(document, page):
    """The number at the outer side; none on the cover and on blank pages."""
    if page.number == 1 or not page.words:
        return []
    number = page_number(document.name)
    return [f"Prices in euros without VAT {number}" if page.number % 2
            else rf"{number} Preise in Euro ohne MwSt\."]


def examine(check, documents):
    document = documents["listing.pdf"]
    heads(check, document)
    chapters(check, document)
    groups(check, document)
    images(check, document)


# --- what stands on a page ------------------------------------------------------------------------


def above(document, page):
    return [word for word in page.words if word.bottom <= content(document, page)[1]]


def body(document, page):
    _, top, _, bottom = content(document, page)
    return [word for word in page.words if word.bottom > top and word.top < bottom]


def lines(words):
    """The words of each line, from top to bottom and from left to right."""
    found = []
    for word in sorted(words, key=lambda word: (word.bottom, word.left)):
        if found and abs(found[-1][0].bottom - word.bottom) < 2:
            found[-1].append(word)
        else:
            found.append([word])
    return [sorted(line, key=lambda word: word.left) for line in found]


def articles(document, page):
    """The numbers of the articles on a page, in their order."""
    rows = [word for word in body(document, page) if ARTICLE.fullmatch(word.text)]
    return sorted(rows, key=lambda word: word.top)


# --- checks ---------------------------------------------------------------------------------------


def heads(check, document):
    wrong = []
    seen = 0
    for page in document.pages:
        rows = articles(document, page)
        if not rows:
            continue
        seen += 1
        is_right = page.number % 2
        ends = above(document, page)
        said = [word for word in ends if ARTICLE.fullmatch(word.text)]
        named = rows[-1 if is_right else 0]
        left, _, right, _ = content(document, page)
        if [word.text for word in said] != [named.text]:
            wrong.append(f"page {page.number}: {[word.text for word in said]}, not {named.text}")
            continue
        # At the outer side, and the text at the margins.
        edge = max(word.right for word in ends) if is_right else said[0].left
        if abs(edge - (right if is_right else left)) > 1:
            wrong.append(f"page {page.number}: the head ends at {edge:.1f}")
        starts = min(word.left for word in body(document, page))
        if abs(starts - left) > 60:
            wrong.append(f"page {page.number}: the text begins at {starts:.1f}")
    check("K2", document.name, seen > 0 and not wrong,
          f"{seen} pages with articles; heads without their article at the outer side: {some(wrong)}")


def contents(document):
    """The titles of the list of contents with their pages."""
    entries = []
    for page in document.pages[1:]:
        if articles(document, page):
            break
        for line in lines(body(document, page)):
            if line[-1].text.isdigit() and len(line) > 1:
                entries.append(([word.text for word in line[:-1]], int(line[-1].text)))
    return entries


def chapters(check, document):
    untrue, titles = [], []
    pages = {page.number: page for page in document.pages}
    entries = contents(document)
    for title, number in entries:
        words = body(document, pages[number]) if number in pages else []
        texts = [word.text for word in words]
        if not any(texts[index:index + len(title)] == title for index in range(len(texts))):
            untrue.append(f"{' '.join(title)} on page {number}")
        # Titles of chapters stand in the largest type.
        if [word.text for word in words if word.bottom - word.top > 18] == title:
            titles.append((" ".join(title), number))
    check("K8", document.name, len(entries) == CHAPTERS + GROUPS and not untrue,
          f"{len(entries)} entries, of {CHAPTERS + GROUPS}; not on their page: {some(untrue)}")
    left = [f"{title} on page {number}" for title, number in titles if number % 2 == 0]
    blank = sum(not page.words for page in document.pages)
    naked = [
        f"page {page.number} has a head or a foot alone" for page in document.pages
        if page.words and not body(document, page)]
    check("K4", document.name, len(titles) == CHAPTERS and blank > 0 and not left + naked,
          f"{len(titles)} chapters, of {CHAPTERS}, {blank} pages without words; faults: {some(left + naked)}")


def groups(check, document):
    wrong = []
    before = None
    continued = count = 0
    for page in document.pages:
        rows = articles(document, page)
        if not rows:
            continue
        count += len(rows)
        marks = [word for word in body(document, page) if word.text == "(continued)"]
        goes_on = rows[0].text[:3] == before
        says = any(word.bottom <= rows[0].top + 1 for word in marks)
        continued += says
        if goes_on != says:
            wrong.append(f"page {page.number}: begins with {rows[0].text}, says continued: {says}")
        before = rows[-1].text[:3]
        if len(marks) > 1:
            wrong.append(f"page {page.number}: {len(marks)} heads say continued")
    check("K5", document.name, not wrong and continued > 0 and count == ARTICLES,
          f"{count} articles, of {ARTICLES}, {continued} heads say continued; faults: {some(wrong)}")


def images(check, document):
    """Images stand in their rows: each row of the structure has one at most."""
    rows = images = alone = 0
    # How deep the row is in the structure, and whether it has an image; none outside of a row.
    row, has_image = None, False
    for line in output("pdfinfo", "-struct", document.path).decode(errors="replace").splitlines():
        depth, kind = len(line) - len(line.lstrip()), line.strip().split(":")[0].split(" ")[0]
        if row is not None and kind and depth <= row:
            row = None
        if kind == "TR":
            row, has_image = depth, False
            rows += 1
        elif kind == "Figure":
            images += 1
            alone += row is None or has_image
            has_image = True
    check("K6", document.name, images == IMAGES and not alone,
          f"{images} images, of {IMAGES}, in {rows} rows; beside another or outside of a row: {alone}")
