"""WeasyPrint: HTML with a style sheet. It writes tags where they are asked for, which is not the default.

usage: peer_weasyprint.py rows | taggedRows | invoices | taggedInvoices COUNT [FILE]
"""
from html import escape

from weasyprint import CSS, HTML
from weasyprint.text.fonts import FontConfiguration

from peer import (
    GREETING, HEAD, ITEM_HEAD, ITEM_WIDTHS, REQUEST, TERMS, WIDTHS, invoice, main, rows)

FONTS = FontConfiguration()
PAGE = '@bottom-center { content: counter(page) " / " counter(pages); font: 8.5pt Roboto }'

TABLE = CSS(string="""
@page { size: a4; margin: 40pt; %s }
body { font: 8pt/8.5pt Roboto; margin: 0 }
table { border-collapse: collapse; table-layout: fixed; width: 490pt }
td, th { padding: 2pt; font-weight: normal; text-align: left }
thead { border-bottom: .75pt solid black }
:nth-child(n + 5) { text-align: right }
""" % PAGE, font_config=FONTS)

INVOICE = CSS(string="""
@page { size: a4; margin: 64pt 68pt 72pt; %s }
body { font: 10.5pt/15pt Roboto; margin: 0 }
header { display: flex; justify-content: space-between; margin-bottom: 12pt }
dl { display: grid; grid-template-columns: 45pt max-content; margin: 0; width: 150pt }
dd { margin: 0 }
h1 { font: bold 20pt/26pt Roboto; margin: 0 0 6pt }
table { border-collapse: collapse; table-layout: fixed; font-size: 9.5pt; margin: 8pt 0; width: 100%% }
td, th { padding: 2pt; text-align: right }
th:nth-child(2), tbody td:nth-child(2) { text-align: left }
thead, tbody { border-bottom: .75pt solid black }
tfoot { font-weight: bold }
""" % PAGE, font_config=FONTS)


def columns(widths):
    return "".join(f'<col style="width: {width}pt">' for width in widths)


def cells(row, tag="td"):
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row) + "</tr>"


def table(count, file, **options):
    body = "".join(cells(row) for row in rows(count))
    html = (
        f"<html lang=en><title>Sales</title><table>{columns(WIDTHS)}"
        f"<thead>{cells(HEAD, 'th')}</thead><tbody>{body}</tbody></table>")
    HTML(string=html).write_pdf(file, stylesheets=[TABLE], font_config=FONTS, **options)


def invoices(number, **options):
    it = invoice(number)
    facts = "".join(f"<dt>{escape(name)}<dd>{escape(fact)}" for name, fact in it["facts"])
    totals = "".join(
        f"<tr><td colspan=4>{escape(name)}<td>{escape(sum_)}" for name, sum_ in it["totals"])
    html = (
        f"<html lang=en><title>{escape(it['title'])}</title>"
        f"<header><div>{'<br>'.join(map(escape, it['address']))}</div><dl>{facts}</dl></header>"
        f"<h1>{escape(it['title'])}</h1><p>{GREETING}<br>{REQUEST}</p><table>{columns(ITEM_WIDTHS)}"
        f"<thead>{cells(ITEM_HEAD, 'th')}</thead><tbody>{''.join(map(cells, it['items']))}</tbody>"
        f"<tfoot>{totals}</tfoot></table><p>{TERMS}</p>")
    return HTML(string=html).write_pdf(stylesheets=[INVOICE], font_config=FONTS, **options)


main(
    rows=table, taggedRows=lambda count, file: table(count, file, pdf_tags=True),
    invoices=invoices, taggedInvoices=lambda number: invoices(number, pdf_tags=True))
