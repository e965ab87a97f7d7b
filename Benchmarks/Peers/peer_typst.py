"""Typst by its package for Python: a compiler that is kept, and an input that changes each time.

usage: peer_typst.py rows | plainRows | invoices | plainInvoices COUNT [FILE]

Typst tags PDF by default; `plain…` is without tags.
"""
import csv
import json
import tempfile
from pathlib import Path

import typst

from peer import (
    GREETING, HEAD, ITEM_HEAD, ITEM_WIDTHS, REQUEST, ROBOTO, TERMS, WIDTHS, invoice, main, rows)

TABLE = """
#set page("a4", margin: 40pt, numbering: "1 / 1")
#set text(font: "Roboto", size: 8pt)
#table(
  columns: (%(widths)s), inset: (x: 2pt, y: 3.4pt), stroke: none,
  align: (column, _) => if column > 3 { right } else { left },
  table.header(%(head)s), table.hline(stroke: .75pt),
  ..csv("data.csv").flatten())
"""

INVOICE = """
#let it = json(bytes(sys.inputs.invoice))
#set document(title: it.title)
#set page("a4", margin: (x: 68pt, top: 64pt, bottom: 72pt), numbering: "1 / 1")
#set text(font: "Roboto", size: 10.5pt, lang: "en")
#grid(columns: (1fr, auto),
  it.address.join(linebreak()),
  grid(columns: 2, column-gutter: 12pt, row-gutter: 5pt, ..it.facts.flatten()))
#v(12pt)
#show heading: set text(size: 20pt)
#heading(it.title)
%(greeting)s \\
%(request)s
#set text(size: 9.5pt)
#table(
  columns: (%(widths)s), stroke: none, inset: (x: 2pt, y: 5.5pt),
  align: (column, _) => if column == 1 { left } else { right },
  table.header(..(%(head)s).map(strong)), table.hline(stroke: .75pt),
  ..it.items.flatten(),
  table.hline(stroke: .75pt),
  ..it.totals.map(((name, sum)) => (table.cell(colspan: 4, strong(name)), strong(sum))).flatten())
#set text(size: 10.5pt)
%(terms)s
"""


def points(widths):
    return ", ".join(f"{width}pt" for width in widths)


def table(count, file, **options):
    with open(Path(FOLDER) / "data.csv", "w", newline="") as output:
        csv.writer(output).writerows(rows(count))
    source = Path(FOLDER) / "table.typ"
    source.write_text(TABLE % {
        "widths": points(WIDTHS), "head": ", ".join(f"[{name}]" for name in HEAD)})
    typst.compile(source, output=file, font_paths=[ROBOTO], ignore_system_fonts=True, **options)


def invoices(**options):
    source = INVOICE % {
        "widths": points(ITEM_WIDTHS), "head": ", ".join(f'"{name}"' for name in ITEM_HEAD),
        "greeting": GREETING, "request": REQUEST, "terms": TERMS}
    file = Path(FOLDER) / "invoice.typ"
    file.write_text(source)
    compiler = typst.Compiler(file, font_paths=[ROBOTO], ignore_system_fonts=True)
    return lambda number: compiler.compile(
        format="pdf", sys_inputs={"invoice": json.dumps(invoice(number))}, **options)


with tempfile.TemporaryDirectory() as FOLDER:
    main(
        rows=table,
        plainRows=lambda count, file: table(count, file, pdf_tags=False),
        invoices=invoices(),
        plainInvoices=invoices(pdf_tags=False))
