"""Oracles `numbers` and `numbers-charts`: one value is written alike in texts, key figures, cells and sums, and at the
ticks, in the labels and in the alternative text of a chart.

Nothing that is rounded to zero has a minus, a minus is U+2212, and what cannot be written is a diagnostic.
"""
import math
import re
import unicodedata

from . import charts, readers

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


MARKS_OF_DIRECTION = re.compile("[\u200e\u200f\u061c\u2066-\u2069]")
EXPONENTS = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")
UNITS = {"": 1, "K": 1e3, "M": 1e6, "B": 1e9, "T": 1e12}


def plain(text):
    return MARKS_OF_DIRECTION.sub("", text)


def short(text, locale):
    """A number without the zeros at the end of its decimals, which one precision for all numbers gives."""
    point = "." if locale.startswith(("en", "ja", "de_CH")) else "٫" if locale.startswith("ar") else ","
    zero = "٠" if locale.startswith("ar") else "0"
    return re.sub(rf"{re.escape(point)}(\d*?){zero}+(?!\d)",
                  lambda found: point + found[1] if found[1] else "", plain(text))


def significant(text):
    """The number of significant digits; none for a whole number below a million."""
    mantissa = re.split("×", plain(text))[0]
    digits = "".join(str(unicodedata.digit(char)) for char in mantissa if char.isdecimal())
    if re.fullmatch(r"\D{0,3}\d{1,3}(\D\d{2,3})*", plain(text)) and len(digits) <= 6:
        return 0
    return len(digits.strip("0"))


def number(text):
    """A number as English charts write it; None for another text."""
    found = re.fullmatch(r"(−?)([\d,]*\.?\d*)(?:×?10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?([KMBT]?)", plain(text))
    if not found or not re.search(r"\d", text):
        return None
    digits = found[2].replace(",", "")
    power = float(f"1e{found[3].translate(EXPONENTS)}") if found[3] else 1
    return (-1 if found[1] else 1) * float(digits or 1) * power * UNITS[found[4]]


def check_signs(text, where):
    """The faults of one text that must be a number."""
    text = plain(text)
    if re.search(r"nan|inf|∞", text, re.IGNORECASE):
        yield f"{where} shows “{text}” for what is no number"
    if re.search(r"-\d|\d-", text):
        yield f"{where} has a hyphen for a minus: “{text}”"
    if re.search(r"\d[eE][-+−\d]", text):
        yield f"{where} has no power of ten: “{text}”"
    if MINUS in text and re.search(r"\d", text) and not any(
            unicodedata.digit(char, 0) for char in text if char.isdecimal()):
        yield f"{where} has a minus for zero: “{text}”"


def check_chart(folder, case):
    layout, numbers = charts.read(folder, case), case["numbers"]
    values = [float(value) for value in numbers["values"]]
    finite = [value for value in values if math.isfinite(value)]
    panel = layout["panels"][0]
    labels = [label["text"] for label in panel["labels"] if label["role"] == "value"]
    spoken = plain(layout["alternativeText"])
    side = "bottom" if numbers["mark"] == "row" else "leading"
    ticks = {tick["number"]: tick["text"] for axis in panel["axes"] if axis["edge"] == side
             for tick in axis["ticks"] if "number" in tick and tick.get("text")}
    legend = [label["text"] for label in layout["labels"] if label["role"] == "legend"]
    for where, texts in (("a label", labels), ("a tick", ticks.values()), ("the legend", legend),
                         ("the alternative text", [layout["alternativeText"]])):
        for text in texts:
            yield from check_signs(text, where)
    if len(finite) < len(values) and not case["diagnostics"]:
        yield "what is no number has no diagnostic"
    if numbers["mark"] == "sector":
        for text in labels:
            share = text.split("\n")[-1].split(" ", 1)[-1]
            if any(unicodedata.digit(char, 0) for char in share if char.isdecimal()) and plain(share) not in spoken:
                yield f"the alternative text does not say the label “{share}”: “{spoken}”"
        return
    if numbers["isOwn"]:
        for text in labels:
            if significant(text) > 4:
                yield f"a label has more than four digits: “{text}”"
    # A bar without a position, such as zero on a logarithmic axis, has no label.
    # Ticks that are near each other have the digits that tell them apart.
    if numbers["isOwn"] and any(significant(text) > 4 for text in ticks.values()):
        ticks = {}
    written = dict(zip(finite, labels)) if len(labels) == len(finite) else {}
    for value, text in written.items():
        tick = ticks.get(value)
        if tick:
            if (short(tick, numbers["locale"]) != short(text, numbers["locale"]) if numbers["isOwn"] else tick != text):
                yield f"{value} is “{tick}” at its tick and “{text}” in its label"
        if numbers["isOwn"] and numbers["locale"].startswith("en_US"):
            read = number(text)
            if read is None or abs(read - value) > abs(value) * 0.0501:
                yield f"{value} is written as “{text}”"
    if numbers["mark"] in ("bar", "row", "cell") and len(written) == len(finite) > 1:
        for value in (max(finite), min(finite)):
            if plain(written[value]) not in spoken:
                yield f"the alternative text does not say “{written[value]}”: “{spoken}”"


def check(folder, cases, _):
    faults = {}
    for case in cases:
        if case.get("numbers"):
            faults[case["name"]] = list(check_chart(folder, case))
            if not case["isRepeatable"]:
                faults[case["name"]].append("a second layout differs")
            continue
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
