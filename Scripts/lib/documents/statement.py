"""The bank statement over twelve pages, in German, Japanese and Arabic.

B1 balances · B2 whole bookings · B3 long references · B4 days · B5 words of the chart · B6 the note at the
foot of the last page · B7 what Japanese and Arabic change. B8 is a measurement (--count), B9's lines are A9.
"""
import re
import unicodedata
from decimal import Decimal

from document_checks import some
from pdf_text import DIRECTIONS, number, string

PRODUCT = "Statement"
RUNS = {
    f"statement-{language}.pdf": ["--language", language, "--output", f"statement-{language}.pdf"]
    for language in ("de", "ja", "ar")}
FLAVOURS = ["ua1"]
LAYOUT = ["StatementLayout.swift"]
LINES = 90
BLEED = 0

BOOKINGS = 430
# As it lies from the left to the right.
CONTINUED = {"de": "(Fortsetzung)", "ja": "（続き）", "ar": "تابع"[::-1]}
SEPARATOR = {"de": ",", "ja": ".", "ar": "٫"}
BANK = {"de": "Elsterbank Leipzig", "ja": "エルスター銀行", "ar": "بنك إلستر"[::-1]}
# Of the line of the head on page 1, and of the lines of heads and feet; the font for Arabic needs 2.112 times
# its size.
HEIGHTS = {"de": (20, 11), "ja": (20, 11), "ar": (15 * 2.112, 8.5 * 2.112)}
# What banks add to the purpose, and how many signs each has.
REFERENCES = {"EREF+": 35, "MREF+": 35, "IBAN+": 22, "https://bank.example/beleg/": 44}


def page_number(name):
    return {"de": r"Seite (\d+) von (\d+)", "ja": r"(\d+) / (\d+) ページ", "ar": r"صفحة\s*(\d+)\s*من\s*(\d+)"}[
        language(name)]


def language(name):
    return name[-6:-4]


def content(document, page):
    """The content box: 14 points from the head and the foot, which are 28 points from the edges."""
    large, small = HEIGHTS[language(document.name)]
    top = 28 + (large if page.number == 1 else small) + 14
    return 60, top, page.width - 60, page.height - 28 - small - 14


def head(document, page):
    which = language(document.name)
    account = r"[\d ]+"
    if page.number == 1:
        return [BANK[which]]
    return [{
        "de": rf"{BANK[which]} Kontoauszug 3/2026, DE{account}",
        "ja": rf"{BANK[which]} 取引明細書 ３／２０２６, DE{account}",
        "ar": rf"DE{account},٣/٢٠٢٦ {'كشف حساب'[::-1]} {BANK[which]}"}[which]]


def foot(document, page):
    if language(document.name) == "ar":
        return [rf"\d+ {'من'[::-1]} \d+ {'صفحة'[::-1]}"]
    return [page_number(document.name)]


def examine(check, documents):
    statements = {language(name): Statement(document) for name, document in documents.items()}
    for statement in statements.values():
        balances(check, statement)
        whole(check, statement)
        references(check, statement)
        days(check, statement)
        chart(check, statement)
        note(check, statement)
    german = statements["de"]
    check("B", german.name, len(german.document.pages) == 12, f"{len(german.document.pages)} pages, of 12")
    for statement in statements.values():
        if statement is not german:
            variant(check, german, statement)


# --- what a statement says ------------------------------------------------------------------------


class Booking:
    def __init__(self, page, day, line, columns):
        self.page, self.day = page, day
        self.value, self.name, self.amount = line.text(*columns[0]), line.text(*columns[1]), line.text(*columns[3])
        self.purpose = [line.text(*columns[2])]


class Part:
    """What of the table stands on a page."""

    def __init__(self, page, statement):
        self.page = page
        self.bookings, self.heads, self.stray, self.sums = [], [], [], []
        lines = page.lines()
        columns = None
        for line in lines:
            letters = line.letters
            if columns is None:
                columns = self.columns(line, statement)
                continue
            if line.y > page.height - 50:
                break
            amount = number(line.text(*columns[3]), statement.separator)
            bold = any("Bold" in letter.font for letter in letters)
            if bold and amount is not None:
                self.sums.append((amount, len(self.bookings), line.y))
            elif bold:
                text = line.text().translate(DIRECTIONS)
                self.heads.append((text, len(self.bookings)))
            elif len(self.sums) > 1 and line.y > self.sums[-1][2] and self.bookings:
                statement.after.append((page, line))
            elif amount is not None and line.text(*columns[0]):
                self.bookings.append(Booking(page, len(statement.days), line, columns))
            elif line.text(*columns[2]) and self.bookings and not line.text(*columns[1]):
                self.bookings[-1].purpose.append(line.text(*columns[2]))
            else:
                self.stray.append(line.text())
        self.found = columns is not None
        if columns:
            statement.columns = columns

    @staticmethod
    def columns(line, statement):
        """Where the columns begin and end, by the head of the table; none where the line is none."""
        text = line.text().translate(DIRECTIONS)
        if statement.language != "ar" and not all(word in text for word in statement.words):
            return None
        if statement.language == "ar" and not (text.count("€") == 1 and len(text) > 25):
            return None
        starts, end = [], None
        for letter in line.letters:
            if end is None or letter.left - end > 8:
                starts.append(letter.left)
            end = letter.right
        if len(starts) != 4:
            return None
        if statement.language == "ar":
            ends = [max(letter.right for letter in line.letters if letter.left < start) for start in starts[1:]]
            ends = [*ends, line.right]
            # The amounts are at the left, the days at the right.
            return [(ends[2], 1e3), (ends[1] + 1, ends[2] + 1), (115, ends[1] + 1), (0, 115)]
        return [(0, starts[1] - 2), (starts[1] - 2, starts[2] - 2), (starts[2] - 2, 480), (480, 1e3)]


class Statement:
    def __init__(self, document):
        self.document, self.name = document, document.name
        self.language = language(document.name)
        self.separator = SEPARATOR[self.language]
        self.words = {
            "de": ["Wert", "Verwendungszweck", "Betrag"], "ja": ["起算日", "摘要"], "ar": []}[self.language]
        self.days, self.after, self.columns = [], [], None
        self.parts = [Part(page, self) for page in document.pages]
        self.bookings = [booking for part in self.parts for booking in part.bookings]
        self.amounts = [number(booking.amount, self.separator) for booking in self.bookings]


# --- checks ---------------------------------------------------------------------------------------


def balances(check, statement):
    faults, total, brought = [], None, None
    for part in statement.parts:
        sums = [amount for amount, count, _ in part.sums if count == 0 or count == len(part.bookings)]
        is_last = part is statement.parts[-1]
        if len(part.sums) != (3 if is_last else 2) or len(sums) != len(part.sums) or part.sums[0][1] != 0:
            faults.append(f"page {part.page.number} has {len(part.sums)} sums")
            continue
        if brought is None:
            total = opening = sums[0]
        elif sums[0] != brought:
            faults.append(f"page {part.page.number} begins with {sums[0]}, the one before ends with {brought}")
        total += sum(number(booking.amount, statement.separator) for booking in part.bookings)
        brought = sums[-1]
        if brought != total:
            faults.append(f"page {part.page.number} ends with {brought}, not {total}")
        if is_last and (sums[1] != sum(statement.amounts) or opening + sums[1] != brought):
            faults.append(f"{opening} + {sums[1]} = {brought}")
    first, last = (statement.parts[index].sums for index in (0, -1))
    said = f"{first[0][0]} + {last[1][0]} = {last[2][0]}" if first and len(last) == 3 else "no sums"
    check("B1", statement.name, not faults, f"{said} over {len(statement.parts)} pages; faults: {some(faults)}")


def whole(check, statement):
    stray = [text for part in statement.parts for text in part.stray]
    bare = [booking.amount for booking in statement.bookings if not booking.name or not booking.value]
    check("B2", statement.name, len(statement.bookings) == BOOKINGS and not stray and not bare,
          f"{len(statement.bookings)} bookings of {BOOKINGS}; lines without their booking: {some(stray + bare)}")


def references(check, statement):
    faults, count, broken = [], 0, 0
    for booking in statement.bookings:
        text = "".join(booking.purpose).replace(" ", "")
        for part in re.split("(?=" + "|".join(map(re.escape, REFERENCES)) + ")", text)[1:]:
            count += 1
            kind = next(prefix for prefix in REFERENCES if part.startswith(prefix))
            broken += not any(part in line.replace(" ", "") for line in booking.purpose)
            if not re.fullmatch(r"[A-Za-z0-9]{%d}" % REFERENCES[kind], part[len(kind):]):
                faults.append(part)
    lines = [len(booking.purpose) for booking in statement.bookings]
    cut = statement.document.text.count("…")
    check("B3", statement.name, not faults and count > 20 and broken > 0 and not cut and "textClipped" not in
          statement.document.said and max(lines) == 6,
          f"{count} references, of them {broken} over two lines; of another length: {some(faults)}; "
          f"purposes of {min(lines)} to {max(lines)} lines; cut: {cut}")


def days(check, statement):
    """The day stands above its first booking, and again at the head of a page on which it goes on."""
    seen, faults, again = [], [], 0
    mark = CONTINUED[statement.language]
    for part in statement.parts:
        if not part.heads or part.heads[0][1] != 0:
            faults.append(f"page {part.page.number} begins without a day")
        for index, (text, count) in enumerate(part.heads):
            day = re.sub(r"[（()）]", "", text.replace(mark, "")).strip()
            goes_on = mark in text
            again += goes_on
            if goes_on != (day in seen) or goes_on and (index > 0 or day != seen[-1]):
                faults.append(f"page {part.page.number}: {text}")
            if day not in seen:
                seen.append(day)
    check("B4", statement.name, not faults and len(seen) == 22 and again > 0,
          f"{len(seen)} days, {again} of them again as continued; faults: {some(faults)}")


def chart(check, statement):
    words = [string(value.get("/Alt")) for value in statement.document.dictionaries()
             if value.get("/S") == "/Figure"]
    text = " ".join(filter(None, words))
    # The balance at the end of each day, and at the beginning of the month.
    total = statement.parts[0].sums[0][0] if statement.parts[0].sums else Decimal(0)
    levels = [total]
    for part in statement.parts:
        ends = [count for text, count in part.heads if CONTINUED[statement.language] not in text]
        for position, booking in enumerate(part.bookings):
            if position in ends:
                levels.append(total)
            total += number(booking.amount, statement.separator)
    levels.append(total)
    said = {
        number(found.replace("€", ""), statement.separator)
        for found in re.findall(r"[-−]?[€\s]*[\d.,٫٬]*\d", text.translate(DIRECTIONS))}
    missing = [str(level) for level in (min(levels), max(levels), total) if level not in said]
    check("B5", statement.name, len(words) == 1 and not missing,
          f"{len(words)} figure: {text[:110]}; balances that it does not name: {some(missing)}")


def note(check, statement):
    page = statement.document.pages[-1]
    lines = [line for other, line in statement.after if other is page]
    bottom = content(statement.document, page)[3]
    distance = bottom - max((line.y for line in lines), default=0)
    gap = min((line.y for line in lines), default=0) - statement.parts[-1].sums[-1][2] if statement.parts[-1].sums else 0
    check("B6", statement.name, len(lines) >= 2 and 0 <= distance < 8 and len(statement.after) == len(lines),
          f"{len(lines)} lines on the last page alone, the last {distance:.1f} pt above its foot, "
          f"{gap:.0f} pt beneath the table")


def variant(check, german, statement):
    name = statement.name
    same = statement.amounts == german.amounts
    check("B7", name, same and len(statement.amounts) == BOOKINGS,
          f"{len(statement.amounts)} amounts, {'the same' if same else 'others'} as in German")
    if statement.language == "ja":
        texts = [text for part in statement.parts for text, _ in part.heads]
        eras = sum("令和8年" in text for text in texts)
        narrow = sorted({
            booking.name for booking in statement.bookings
            if any(unicodedata.east_asian_width(letter) not in "WF" for letter in booking.name if letter != " ")})
        check("B7", name, eras == len(texts) and eras > 0 and not narrow,
              f"{eras} of {len(texts)} days by the era; names that are not full-width: {some(narrow)}")
    else:
        left = lambda which: which.columns[3][0] < which.columns[0][0]
        digits = {letter for booking in statement.bookings for letter in booking.amount if letter.isdigit()}
        check("B7", name, left(statement) and not left(german) and digits == set("٠١٢٣٤٥٦٧٨٩"),
              f"amounts at the {'left' if left(statement) else 'right'}, in the digits {''.join(sorted(digits))}")
