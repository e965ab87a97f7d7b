"""Oracle `pages`: every word of a report is on a page once, inside of the content box, and true.

Words of an address are in the window of the envelope, those of a payment slip at the bottom, those of forms and of
backgrounds on each of their pages.

No word lies on another; sums, references, the numbers of pages and of the lists of contents are right, and
the bytes are the same in tasks beside others.
"""
import html
import re
from collections import Counter

from . import readers
from .reading import WORD, expected, tree

# What excuses a word that is not there: a diagnostic names it.
LOSSES = ("layoutOverflow", "textTruncated", "columnsSquashed", "layoutShrunk", "insufficientSpace")
# How far a glyph may reach beyond its advance width, in points.
REACH = 2
# The part of the smaller of two boxes that may lie under the other.
OVERLAP = 0.2


def boxes(document):
    """The words of each page with their boxes, by poppler."""
    found = []
    for line in readers.run(["pdftotext", "-bbox", document, "-"]).split("\n"):
        if "<page " in line:
            found.append([])
        facts = re.search(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)</word>', line)
        if facts:
            found[-1].append((html.unescape(facts[5]), *(float(facts[index]) for index in range(1, 5))))
    return found


def check_words(case, pages, faults):
    wanted = Counter()
    for item, words in expected(case["items"]):
        wanted.update(words)
        wanted.update(item["caption"])
        for note in item["notes"]:
            wanted.update(note["words"])
    back = case.get("background", {"words": []})["words"]
    own = len(pages) - case["appendedPages"]
    wanted.update({word: own for word in back})
    found = Counter()
    forms = {word for item in case["items"] if item["kind"] == "form" for word in item["words"]}
    for number, page in enumerate(pages, 1):
        counts = Counter(part for word, *_ in page for part in WORD.findall(word))
        found += counts
        for word in {*forms, *back}:
            if counts[word] > 1 or word in back and counts[word] != (number <= own):
                faults.append(f"“{word}” is on page {number} {counts[word]} times")
                return
    # The head of a table is repeated on its further pages, and so are headings of groups and merged cells.
    heads = {word for item in case["items"]
             for word in (item["words"][:3] if item["kind"] == "table" else []) + item["repeated"]}
    for word in wanted:
        if found[word] != wanted[word] and not (word in heads and found[word] > 0):
            faults.append(f"“{word}” is there {found[word]} times instead of {wanted[word]}")
            break


def check_boxes(case, pages, faults):
    (width, height), (above, start, below, end) = case["size"], case["margins"]
    content = {"left": start, "top": above, "right": width - end, "bottom": height - below}
    parts = case["items"] + [case[name] for name in ("background",) if name in case]
    others = {word: part["box"] for part in parts if part.get("box") for word in part["words"]}
    for number, page in enumerate(pages, 1):
        for word, left, top, right, bottom in page:
            box = others.get(word, content)
            if WORD.fullmatch(word) and (
                    left < box["left"] - REACH or right > box["right"] + REACH or top < box["top"] - 8
                    or bottom > box["bottom"] + 8):
                faults.append(f"“{word}” leaves its box on page {number}")
                return
        ordered = sorted(page, key=lambda box: box[2])
        for index, (word, left, top, right, bottom) in enumerate(ordered):
            # The box of a line has space above its letters.
            inset = (bottom - top) * 0.25
            for other, left2, top2, right2, bottom2 in ordered[index + 1:]:
                if top2 >= bottom:
                    break
                across = min(right, right2) - max(left, left2)
                down = min(bottom - inset, bottom2 - inset) - max(top + inset, top2 + inset)
                if across > 0.5 and down > 0 and across * down > OVERLAP * min(
                        (right - left) * (bottom - top), (right2 - left2) * (bottom2 - top2)):
                    faults.append(f"“{word}” and “{other}” overlap on page {number}")
                    return


def check_numbers(case, document, faults):
    """Compares the numbers of pages, of the entries of contents and of references, and the sums."""
    texts = readers.run(["pdftotext", "-layout", document, "-"]).split("\f")[:-1]
    for number, text in enumerate(texts[:len(texts) - case["appendedPages"]], 1):
        if f"Page {number} of {len(texts)}" not in text:
            faults.append(f"page {number} does not say “Page {number} of {len(texts)}”")
    has_contents = any(item["kind"] == "contents" for item in case["items"])
    # In reading order: the number may be on the next line of a column, or on the next page.
    whole = " ".join((node.text or "").strip() for node in tree(document).all() if node.text)
    pages = {}
    for item in case["items"]:
        if item["kind"] != "heading":
            continue
        last = item["words"][-1]
        # An entry ends with the number at the end of its line; the heading has no number.
        entry = re.compile(rf"\b{last}[\s.…]+(\d+)\s*$", re.MULTILINE)
        shown = [number for text in texts for number in entry.findall(text)]
        found = [number for number, text in enumerate(texts, 1)
                 if len(re.findall(rf"\b{last}\b", text)) > len(entry.findall(text))]
        if len(found) != 1:
            continue
        pages[item["words"][0]] = found[0]
        if has_contents and any(int(number) != found[0] for number in shown):
            faults.append(f"the contents lead to page {shown} for “{last}”, which is on page {found[0]}")
    for item in case["items"]:
        for reference in item["references"]:
            shown = re.search(rf"\b{reference['after']} (\d+|\?)", whole)
            page = pages.get(reference["target"])
            if shown and page and shown[1] != str(page):
                faults.append(f"the reference after “{reference['after']}” says {shown[1]} instead of {page}")
        for total in item["sums"]:
            if not any(total.replace("\u2212", "-") in text.replace("\u2212", "-") for text in texts):
                faults.append(f"the sum {total} is not there")


def check(folder, cases, _):
    faults = {}
    for case in cases:
        faults[case["name"]] = found = []
        if not case["isRepeatable"]:
            found.append("other bytes in a task")
        pages = boxes(folder / f"{case['name']}.pdf")
        excused = any(loss in diagnostic for diagnostic in case["diagnostics"] for loss in LOSSES)
        if not excused:
            check_words(case, pages, found)
        check_boxes(case, pages, found)
        check_numbers(case, folder / f"{case['name']}.pdf", found)
    return faults
