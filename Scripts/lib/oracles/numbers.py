"""Oracle `numbers`: one value is written alike in texts, key figures, cells and sums.

Nothing that is rounded to zero has a minus, a minus is U+2212, and what cannot be written is a diagnostic.
"""
import re
import unicodedata

from . import readers

PLACES = ("textx", "formatx", "kpix", "cellx", "sumx")
MINUS = "\u2212"


def written(document):
    """The text of each place, without white space."""
    lines = [line.strip() for line in readers.run(["pdftotext", "-layout", document, "-"]).split("\n")]
    found = {}
    for index, line in enumerate(lines):
        for place in PLACES:
            if not line.startswith(place):
                continue
            text = line[len(place):]
            if place == "kpix" and not text:
                text = next((other for other in lines[index + 1:] if other), "")
                # Without a value the next line is the table's head.
                text = "" if text.startswith("Name") else text
            found[place] = re.sub(r"\s", "", unicodedata.normalize("NFKC", text))
    return found


def check(folder, cases, _):
    faults = {}
    for case in cases:
        faults[case["name"]] = found = []
        texts = written(folder / f"{case['name']}.pdf")
        if set(texts) != set(PLACES):
            found.append(f"{', '.join(sorted(set(PLACES) - set(texts)))} is not there")
            continue
        if not case["isFinite"]:
            if not any("invalidData" in diagnostic for diagnostic in case["diagnostics"]):
                found.append("what is no number has no diagnostic")
            for place in PLACES:
                if place != "sumx" and texts[place] and re.search(r"nan|inf|∞|\d", texts[place], re.IGNORECASE):
                    found.append(f"{place} shows “{texts[place]}” for what is no number")
            continue
        if len(set(texts.values())) > 1:
            found.append("one value is written as " + ", ".join(f"“{texts[place]}” ({place})" for place in PLACES))
        for place, text in texts.items():
            if re.search(r"-", text):
                found.append(f"{place} has a hyphen for a minus: “{text}”")
            if MINUS in text and not re.search(r"[1-9]", text):
                found.append(f"{place} has a minus for zero: “{text}”")
            if not re.search(r"\d", text):
                found.append(f"{place} has no number: “{text}”")
    return faults
