"""The invoice over three pages, DIN 5008 form B, with Factur-X.

I1 window and marks · I2 letterhead on page 1 · I3 carried sums · I4 commas beneath one another · I5 heads of
the table · I6 the long item · I7 totals in one · I8 terms and payment code in one · I9 XML attached, and its
sums. I10's lines are A9; its time is measured by a program in release.
"""
import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

from document_checks import some
from pdf_text import MM, fills, number, output, string

PRODUCT = "Invoice"
RUNS = {"invoice.pdf": ["--output", "invoice.pdf"]}
FLAVOURS = ["ua1", "3a"]
LAYOUT = ["InvoiceLayout.swift"]
LINES = 140
BLEED = 0

AMOUNT = re.compile(r"−?[\d.]+,\d{2,4}$")
MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
# The item whose description has thirty lines.
LONG, LONG_LINES = 17, 30


def page_number(name):
    return r"Seite (\d+) von (\d+)"


def content(document, page):
    """The content box: page 1 has the letterhead above it, and what the law asks for beneath it."""
    top = 45 * MM if page.number == 1 else 21 * MM
    bottom = page.height - 21 * MM
    if page.number == 1:
        # From the edge: 28, the number, 10, three lines of 10, 6, a rule of a point at most, 14.
        bottom = page.height - 28 - 11 - 10 - 30 - 7 - 14
    return 25 * MM, top, page.width - 20 * MM, bottom


def head(document, page):
    if page.number == 1:
        return ["Kontor Lindenau GmbH", "Bürobedarf, Möbel und Fachbücher"]
    return [r"Rechnung [\d-]+ vom \d+\. \w+ \d{4} Kunde \d+, .+"]


def foot(document, page):
    imprint = [
        "Kontor Lindenau GmbH 0341 5550-170 Sparkasse Beispielstadt Geschäftsführerin: Ada Vogt",
        r"Uferstraße 17 rechnung@kontor-lindenau\.example DE89 3704 0044 0532 0130 00 "
        "Amtsgericht Leipzig, HRB 99817",
        r"04177 Leipzig kontor-lindenau\.example COBADEFFXXX USt-IdNr\. DE123456788"]
    return [*(imprint if page.number == 1 else []), page_number(document.name)]


def examine(check, documents):
    document = documents["invoice.pdf"]
    xml = attachment(document)
    invoice = Invoice(xml)
    table = [Table(page) for page in document.pages]
    name = document.name
    window(check, name, document, invoice)
    heads(check, name, document, invoice)
    sums(check, name, document, table, invoice)
    commas(check, name, table)
    check("I5", name, all(part.head for part in table),
          f"pages with the head of the table above its rows: {sum(part.head for part in table)} of {len(table)}")
    long_item(check, name, table)
    totals(check, name, table, invoice)
    payment(check, name, document, invoice)
    attached(check, name, document, xml, invoice)


# --- what the XML says ----------------------------------------------------------------------------


def attachment(document):
    found = subprocess.run(
        ["qpdf", "--show-attachment=factur-x.xml", document.path], capture_output=True)
    return found.stdout if found.returncode == 0 else b""


class Invoice:
    def __init__(self, xml):
        root = ElementTree.fromstring(xml) if xml else ElementTree.Element("none")
        for element in root.iter():
            element.tag = element.tag.split("}")[-1]
        self.root = root
        self.lines = list(root.iter("IncludedSupplyChainTradeLineItem"))
        self.number = self.text("ExchangedDocument/ID")
        transaction = "SupplyChainTradeTransaction"
        self.buyer = f"{transaction}/ApplicableHeaderTradeAgreement/BuyerTradeParty"
        self.settlement = f"{transaction}/ApplicableHeaderTradeSettlement"
        self.sums = f"{self.settlement}/SpecifiedTradeSettlementHeaderMonetarySummation"

    def text(self, path, element=None):
        return (self.root if element is None else element).findtext(path) or ""

    def value(self, path, element=None):
        return Decimal(self.text(path, element) or "NaN")


def cents(value):
    return value.quantize(Decimal("0.01"), ROUND_HALF_UP)


# --- the table on a page --------------------------------------------------------------------------


class Table:
    """The lines of the table on a page, from its head on."""

    def __init__(self, page):
        self.page = page
        lines = page.lines()
        self.head = False
        self.rows, self.carried, self.brought, self.totals = {}, None, None, {}
        self.lines = []
        self.article = self.quantity = self.price = self.discount = self.amount = 0
        start = next(
            (index for index, line in enumerate(lines) if line.text().startswith("Pos. Artikel Menge")), None)
        if start is None:
            return
        head = lines[start]
        # Where the columns of texts and of numbers begin and end.
        self.article = next(letter.left for letter in head.letters if letter.text == "A")
        self.quantity = next(letter.left for letter in head.letters if letter.text == "M") - 3
        self.price = next(
            letter.left for letter in head.letters if letter.text == "P" and letter.left > self.quantity)
        self.discount = next(letter.left for letter in head.letters if letter.text == "R") - 1
        self.amount = next(letter.left for letter in head.letters if letter.text == "B") - 12
        item = None
        for line in lines[start + 1:]:
            text = line.text()
            first, last = text.split()[0], text.split()[-1]
            if text.startswith("Zahlung") or text.startswith("Kontor"):
                break
            if first == "Übertrag":
                if self.rows or item:
                    self.carried = number(last)
                    break
                self.brought = number(last)
            elif first in ("Summe", "Umsatzsteuer", "Rechnungsbetrag"):
                self.totals[text[:text.rindex(last)].strip()] = number(last)
                self.lines.append((line, None))
                continue
            elif re.fullmatch(r"\d+", line.text(right=self.article - 3)) and AMOUNT.match(last):
                item = int(first)
                self.rows[item] = (number(last), line)
            self.lines.append((line, item))
        self.head = bool(self.lines) and head.y < self.lines[0][0].y

    def description(self, line):
        return line.text(self.article - 2, self.quantity)


# --- checks ---------------------------------------------------------------------------------------


def window(check, name, document, invoice):
    page = document.pages[0]
    address = [
        invoice.text(f"{invoice.buyer}/Name"), invoice.text(f"{invoice.buyer}/DefinedTradeContact/PersonName"),
        invoice.text(f"{invoice.buyer}/PostalTradeAddress/LineOne"),
        " ".join(invoice.text(f"{invoice.buyer}/PostalTradeAddress/{part}") for part in ("PostcodeCode", "CityName"))]
    inside = [
        line for line in page.lines(45 * MM, 90 * MM) if line.left < 105 * MM]
    texts = [line.text(right=115 * MM) for line in inside]
    own = [line for line, text in zip(inside, texts) if text in address]
    letters = [letter for line in own for letter in line.letters if letter.left < 115 * MM]
    box = [
        min((letter.left for letter in letters), default=0) / MM,
        max((letter.right for letter in letters), default=0) / MM,
        min((letter.y - letter.size for letter in letters), default=0) / MM,
        max((letter.y for letter in letters), default=0) / MM]
    size = max((letter.size for letter in letters), default=0)
    before = [line for line in inside if own and line.y < own[0].y and "·" in line.text(right=115 * MM)]
    small = before[-1].letters[0].size if before else 0
    fits = len(own) == len(address) == 4 and box[0] >= 20 and box[1] <= 105 and box[2] >= 45 and box[3] <= 90
    check("I1", name, fits and abs(size - small - 5) < 0.05,
          f"{len(own)} of {len(address)} lines of the address in x {box[0]:.1f}–{box[1]:.1f}, "
          f"y {box[2]:.1f}–{box[3]:.1f} mm; "
          f"{size:g} pt, the line above it {small:g} pt")
    marks = [
        ((page.height - y - height / 2) / MM, artifact)
        for x, y, width, height, artifact in fills(document.content(1))
        if x < 15 * MM and width > 2 * MM and height < 1]
    wanted = [105, 148.5, 210]
    places = sorted(place for place, _ in marks)
    exact = len(places) == 3 and all(abs(place - mark) < 0.2 for place, mark in zip(places, wanted))
    artifacts = sum(artifact for _, artifact in marks)
    check("I1", name, exact and artifacts == 3,
          f"marks at {', '.join(f'{place:.1f}' for place in places)} mm, {artifacts} of them artifacts")


def heads(check, name, document, invoice):
    big = []
    faults = []
    day = invoice.text("ExchangedDocument/IssueDateTime/DateTimeString")
    german = f"{int(day[6:])}. {MONTHS[int(day[4:6]) - 1]} {day[:4]}" if day else ""
    for page in document.pages:
        top = content(document, page)[1]
        lines = page.lines(bottom=top)
        big.append(any(letter.size >= 15 for line in lines for letter in line.letters))
        text = " ".join(line.text() for line in lines)
        short = [invoice.number, german, invoice.text(f"{invoice.buyer}/Name")]
        if page.number > 1 and not all(part and part in text for part in short):
            faults.append(f"page {page.number}: {text}")
    check("I2", name, big == [True] + [False] * (len(big) - 1) and not faults and len(big) == 3,
          f"letterhead on pages {', '.join(str(index + 1) for index, part in enumerate(big) if part)} of {len(big)}; "
          f"heads without number, date and customer: {some(faults)}")


def sums(check, name, document, table, invoice):
    total, faults, said = Decimal(0), [], []
    for index, part in enumerate(table):
        is_first, is_last = index == 0, index == len(table) - 1
        if part.brought != (None if is_first else total):
            faults.append(f"page {index + 1} begins with {part.brought}, not {total}")
        total += sum(amount for amount, _ in part.rows.values())
        if part.carried != (None if is_last else total):
            faults.append(f"page {index + 1} ends with {part.carried}, not {total}")
        said.append(f"{len(part.rows)} items to {total}")
    printed = {item: amount for part in table for item, (amount, _) in part.rows.items()}
    path = "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"
    billed = {
        int(invoice.text("AssociatedDocumentLineDocument/LineID", line)): invoice.value(path, line)
        for line in invoice.lines}
    check("I3", name, not faults and printed == billed and len(printed) == 74,
          f"{' · '.join(said)}; faults: {some(faults)}; items that the XML has not, or with another amount: "
          f"{some([item for item in printed.keys() | billed.keys() if printed.get(item) != billed.get(item)])}")


def commas(check, name, table):
    for title, left, right in (("price", "price", "discount"), ("amount", "amount", None)):
        places = []
        for part in table:
            start = getattr(part, left) - (30 if title == "price" else 0)
            end = getattr(part, right) if right else float("inf")
            places += [
                place for line, item in part.lines
                if title == "amount" or any(line is row for _, row in part.rows.values())
                for place in [line.place(",", start, end)] if place is not None]
        spread = max(places) - min(places) if places else float("inf")
        check("I4", name, len(places) >= 74 and spread <= 0.3,
              f"{len(places)} commas of {title}s within {spread:.3f} pt")


def long_item(check, name, table):
    counts = [
        sum(bool(part.description(line)) for line, item in part.lines
            if item == LONG or (item is None and part.page.number > 1 and line.text().split()[0] != "Übertrag"
                                and not part.totals.get(line.text())
                                and line.y < min((row.y for _, row in part.rows.values()), default=0)))
        for part in table]
    counts = [count for count in counts if count]
    check("I6", name, sum(counts) == LONG_LINES and min(counts, default=0) >= 2,
          f"the item of {LONG_LINES} lines has {' and '.join(map(str, counts))} on its pages")


def totals(check, name, table, invoice):
    wanted = {"net": invoice.value(f"{invoice.sums}/LineTotalAmount"),
              "gross": invoice.value(f"{invoice.sums}/GrandTotalAmount")}
    taxes = [
        invoice.value("CalculatedAmount", tax)
        for tax in invoice.root.findall(f"{invoice.settlement}/ApplicableTradeTax")]
    parts = [part for part in table if part.totals]
    rows = parts[0].totals if parts else {}
    printed = list(rows.values())
    check("I7", name, len(parts) == 1 and printed == [wanted["net"], *taxes, wanted["gross"]]
          and bool(parts[0].rows) and len(taxes) == 2,
          f"{' · '.join(f'{label} {value}' for label, value in rows.items())} on "
          f"{len(parts)} page with {len(parts[0].rows) if parts else 0} items")


def payment(check, name, document, invoice):
    gross = invoice.value(f"{invoice.sums}/GrandTotalAmount")
    account = invoice.text(
        f"{invoice.settlement}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID")
    terms = [
        page.number for page in document.pages
        if any(line.text().startswith("Bitte überweisen") for line in page.lines())]
    codes = {}
    if not shutil.which("zbarimg"):
        return check("I8", name, False, "there is no zbarimg to read the code; run Scripts/bootstrap --tests")
    with tempfile.TemporaryDirectory() as folder:
        for page in document.pages:
            file = Path(folder) / f"{page.number}"
            output("pdftoppm", "-png", "-r", 150, "-singlefile", "-f", page.number, "-l", page.number,
                   document.path, file)
            said = subprocess.run(
                ["zbarimg", "-q", "--raw", f"{file}.png"], capture_output=True, text=True).stdout
            if said.strip():
                codes[page.number] = said.strip().split("\n")
    lines = next(iter(codes.values()), [])
    right = lines[:4] == ["BCD", "002", "1", "SCT"] and len(lines) == 11 and lines[6] == account \
        and lines[7] == f"EUR{gross}" and lines[10].endswith(invoice.number)
    check("I8", name, right and list(codes) == terms and len(terms) == 1,
          f"terms on page {', '.join(map(str, terms))}, code on page {', '.join(map(str, codes))}: "
          f"{' '.join(lines[5:])}")


def attached(check, name, document, xml, invoice):
    files = [value for value in document.dictionaries() if value.get("/Type") == "/Filespec"]
    relations = [(string(file.get("/UF") or file.get("/F")), file.get("/AFRelationship")) for file in files]
    check("I9", name, ("factur-x.xml", "/Alternative") in relations and bool(xml),
          f"attached: {', '.join(f'{name} as {relation}' for name, relation in relations)}, {len(xml):,} bytes")
    faults = rules(invoice)
    check("I9", name, not faults and bool(invoice.lines),
          f"EN 16931 of {len(invoice.lines)} lines, {invoice.text(invoice.sums + '/DuePayableAmount')} due; "
          f"sums and codes that are wrong: {some(faults)}")


def rules(invoice):
    """What of EN 16931 the invoice breaks: its sums, and what it must have."""
    faults, nets = [], {}
    path = "SpecifiedLineTradeSettlement"
    for line in invoice.lines:
        label = "line " + invoice.text("AssociatedDocumentLineDocument/LineID", line)
        quantity = invoice.value("SpecifiedLineTradeDelivery/BilledQuantity", line)
        price = invoice.value("SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount", line)
        amount = invoice.value(f"{path}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount", line)
        allowance = Decimal(0)
        for part in line.findall(f"{path}/SpecifiedTradeAllowanceCharge"):
            basis, percent = invoice.value("BasisAmount", part), invoice.value("CalculationPercent", part)
            allowance += invoice.value("ActualAmount", part)
            if invoice.value("ActualAmount", part) != cents(basis * percent / 100) or basis != cents(quantity * price):
                faults.append(f"{label}: the allowance")
        if amount != cents(quantity * price) - allowance:
            faults.append(f"{label}: {amount} for {quantity} × {price}")
        if price < 0:
            faults.append(f"{label}: BR-27, a price below 0")
        if not line.find("SpecifiedLineTradeDelivery/BilledQuantity").get("unitCode"):
            faults.append(f"{label}: BR-23, no unit")
        if not invoice.text("SpecifiedTradeProduct/Name", line):
            faults.append(f"{label}: BR-25, no name")
        rate = invoice.value(f"{path}/ApplicableTradeTax/RateApplicablePercent", line)
        nets[rate] = nets.get(rate, 0) + amount
    taxes = invoice.root.findall(f"{invoice.settlement}/ApplicableTradeTax")
    for tax in taxes:
        rate, basis = invoice.value("RateApplicablePercent", tax), invoice.value("BasisAmount", tax)
        if basis != nets.pop(rate, None):
            faults.append(f"BR-S-08: the basis of {rate} %")
        if invoice.value("CalculatedAmount", tax) != cents(basis * rate / 100):
            faults.append(f"BR-CO-17: the tax of {rate} %")
    faults += [f"BR-S-01: no sum of {rate} %" for rate in nets]
    net, tax, gross = (
        invoice.value(f"{invoice.sums}/{part}") for part in ("LineTotalAmount", "TaxTotalAmount", "GrandTotalAmount"))
    lines = sum(
        invoice.value(f"{path}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount", line)
        for line in invoice.lines)
    for rule, holds in {
        "BR-CO-10": net == lines,
        "BR-CO-13": invoice.value(f"{invoice.sums}/TaxBasisTotalAmount") == net,
        "BR-CO-14": tax == sum(invoice.value("CalculatedAmount", part) for part in taxes),
        "BR-CO-15": gross == net + tax,
        "BR-CO-16": invoice.value(f"{invoice.sums}/DuePayableAmount") == gross,
        "BR-01": invoice.text("ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID")
        == "urn:cen.eu:en16931:2017",
        "BR-02": bool(invoice.number),
        "BR-04": invoice.text("ExchangedDocument/TypeCode") == "380",
        "BR-CO-09": invoice.text(
            "SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/SpecifiedTaxRegistration/ID"
        ).startswith("DE"),
        "BR-CO-25": bool(invoice.text(
            f"{invoice.settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString")),
    }.items():
        if not holds:
            faults.append(rule)
    return faults
