"""fpdf2 with its tables. It writes no tags.

usage: peer_fpdf2.py rows | builtInRows | invoices | builtInInvoices COUNT [FILE]

`builtIn…` has Helvetica, which is in no file and draws Latin letters only.
"""
from fpdf import FPDF
from fpdf.enums import TableBordersLayout, XPos, YPos
from fpdf.fonts import FontFace

from peer import (
    BOLD, BOTTOM, GREETING, HEAD, ITEM_HEAD, ITEM_WIDTHS, REGULAR, REQUEST, SIDE, TERMS, TOP, WIDTHS,
    invoice, main, rows)

NEXT = {"new_x": XPos.LMARGIN, "new_y": YPos.NEXT}


class Document(FPDF):
    """Pages of A4 with their number and that of all pages."""

    def __init__(self, family, size, top, side, bottom):
        self.family = family
        super().__init__(unit="pt", format="A4")
        self.set_margins(side, top)
        self.set_auto_page_break(True, bottom)
        if family == "Roboto":
            self.add_font("Roboto", fname=REGULAR)
            self.add_font("Roboto", "B", BOLD)
        # That of the built-in fonts with a euro sign.
        self.core_fonts_encoding = "windows-1252"
        self.set_font(family, size=size)
        self.add_page()

    def footer(self):
        self.set_y(-30)
        self.set_font(self.family, size=8.5)
        self.cell(0, 10, f"{self.page_no()} / {{nb}}", align="C")


def table(count, file, family="Roboto"):
    document = Document(family, 8, 40, 40, 40)
    with document.table(
        [HEAD, *rows(count)], col_widths=WIDTHS, width=sum(WIDTHS), align="LEFT", line_height=12.5,
        text_align=["LEFT"] * 4 + ["RIGHT"] * 2, headings_style=FontFace(),
        borders_layout=TableBordersLayout.SINGLE_TOP_LINE):
        pass
    document.output(file)


def invoices(number, family="Roboto"):
    it, document = invoice(number), Document(family, 10.5, TOP, SIDE, BOTTOM)
    document.set_title(it["title"])
    document.set_lang("en")
    top = document.get_y()
    for name, fact in it["facts"]:
        document.set_x(390)
        document.cell(45, 15, name)
        document.cell(0, 15, fact, **NEXT)
    document.set_y(top)
    document.multi_cell(300, 15, "\n".join(it["address"]), **NEXT)
    document.ln(12)
    document.set_font(family, "B", 20)
    document.cell(0, 32, it["title"], **NEXT)
    document.set_font(family, size=10.5)
    document.multi_cell(0, 15, f"{GREETING}\n{REQUEST}", **NEXT)
    document.ln(8)
    document.set_font(family, size=9.5)
    with document.table(
        col_widths=ITEM_WIDTHS, line_height=17, headings_style=FontFace(emphasis="BOLD"),
        text_align=["RIGHT", "LEFT", "RIGHT", "RIGHT", "RIGHT"],
        borders_layout=TableBordersLayout.SINGLE_TOP_LINE) as items:
        items.row(ITEM_HEAD)
        for item in it["items"]:
            items.row(item)
        for name, sum_ in it["totals"]:
            row = items.row(style=FontFace(emphasis="BOLD"))
            row.cell(name, colspan=4, align="RIGHT")
            row.cell(sum_)
    document.ln(8)
    document.set_font(family, size=10.5)
    document.multi_cell(0, 15, TERMS)
    return bytes(document.output())


main(
    rows=table, builtInRows=lambda count, file: table(count, file, "Helvetica"),
    invoices=invoices, builtInInvoices=lambda number: invoices(number, "Helvetica"))
