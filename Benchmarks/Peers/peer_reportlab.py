"""ReportLab by Platypus, its layer of documents. It writes no tags.

usage: peer_reportlab.py rows | builtInRows | invoices | builtInInvoices COUNT [FILE]

`builtIn…` has Helvetica, which is in no file and draws Latin letters only.
Its tables know the number of all pages after a second pass only, so pages have their own number. Rows
have a fixed height: it would measure each cell otherwise.
"""
from io import BytesIO

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import LongTable, Paragraph, SimpleDocTemplate, Spacer, Table

from peer import (
    BOLD, BOTTOM, GREETING, HEAD, ITEM_HEAD, ITEM_WIDTHS, REGULAR, REQUEST, SIDE, TERMS, TOP, WIDTHS,
    invoice, main, rows)

pdfmetrics.registerFont(TTFont("Roboto", REGULAR))
pdfmetrics.registerFont(TTFont("Roboto-Bold", BOLD))



class Look:
    """The styles in a family."""

    def __init__(self, regular, bold):
        self.regular, self.bold = regular, bold
        self.body = ParagraphStyle("body", fontName=regular, fontSize=10.5, leading=15)
        self.title = ParagraphStyle("title", fontName=bold, fontSize=20, leading=26, spaceAfter=6)

    def number(self, canvas, _):
        canvas.setFont(self.regular, 8.5)
        canvas.drawCentredString(A4[0] / 2, 24, str(canvas.getPageNumber()))


ROBOTO, BUILT_IN = Look("Roboto", "Roboto-Bold"), Look("Helvetica", "Helvetica-Bold")


def table(count, file, look=ROBOTO):
    document = SimpleDocTemplate(
        file, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=40, bottomMargin=40)
    content = LongTable([HEAD, *rows(count)], colWidths=WIDTHS, repeatRows=1, rowHeights=12.5)
    content.setStyle([
        ("FONT", (0, 0), (-1, -1), look.regular, 8), ("ALIGN", (4, 0), (5, -1), "RIGHT"),
        ("LINEBELOW", (0, 0), (-1, 0), 0.75, "black")])
    document.build([content], onFirstPage=look.number, onLaterPages=look.number)


def invoices(number, look=ROBOTO):
    it, output = invoice(number), BytesIO()
    document = SimpleDocTemplate(
        output, pagesize=A4, leftMargin=SIDE, rightMargin=SIDE, topMargin=TOP, bottomMargin=BOTTOM,
        title=it["title"], lang="en")
    facts = Table(it["facts"], colWidths=[45, 105], rowHeights=15)
    facts.setStyle([("FONT", (0, 0), (-1, -1), look.regular, 10.5)])
    head = Table([[Paragraph("<br/>".join(it["address"]), look.body), facts]], colWidths=[309.28, 150])
    head.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP")])
    sums = [[name, "", "", "", sum_] for name, sum_ in it["totals"]]
    items = Table([ITEM_HEAD, *it["items"], *sums], colWidths=ITEM_WIDTHS, repeatRows=1)
    items.setStyle([
        ("FONT", (0, 0), (-1, -1), look.regular, 9.5), ("FONT", (0, 0), (-1, 0), look.bold, 9.5),
        ("ALIGN", (0, 0), (0, -1), "RIGHT"), ("ALIGN", (2, 0), (-1, -1), "RIGHT"),
        ("LINEBELOW", (0, 0), (-1, 0), 0.75, "black"),
        ("LINEABOVE", (0, -3), (-1, -3), 0.75, "black"),
        ("FONT", (0, -3), (-1, -1), look.bold, 9.5),
        *(("SPAN", (0, -row), (3, -row)) for row in (1, 2, 3))])
    document.build(
        [head, Spacer(1, 12), Paragraph(it["title"], look.title),
         Paragraph(f"{GREETING}<br/>{REQUEST}", look.body), Spacer(1, 8), items, Spacer(1, 8), Paragraph(TERMS, look.body)],
        onFirstPage=look.number, onLaterPages=look.number)
    return output.getvalue()


main(
    rows=table, builtInRows=lambda count, file: table(count, file, BUILT_IN),
    invoices=invoices, builtInInvoices=lambda number: invoices(number, BUILT_IN))
