"""What the peers in Python have in common: the data of each work, and the command line.

The data are those of Benchmarks/Sources/Growth: the rows of `ReportWorks.table`, the invoices of
`BusinessWorks`, the bars of `PartWorks.bars`. A peer is called as

    PEER rows COUNT FILE             writes one document with a table of COUNT rows
    PEER WORK COUNT [FILE]           makes a document, then COUNT more in the same process

and prints how many bytes the COUNT documents have. FILE of the second form keeps the first document,
to be looked at.
"""
import datetime
import sys
from decimal import Decimal

ROBOTO = "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/"
REGULAR, BOLD = ROBOTO + "Roboto-Regular.ttf", ROBOTO + "Roboto-Bold.ttf"

HEAD = ["Id", "Day", "Name", "Article", "Price", "Sum"]
# Points, on A4 with margins of 40 points; the last two columns are aligned at the right.
WIDTHS = [50, 70, 120, 90, 80, 80]
PEOPLE = ["Anna Schmidt", "Bernd Maier", "Claire Dubois", "Dmitri Ivanov", "Elena Rossi"]
GOODS = [
    "Workbench, oiled beech", "Drawers, five slides", "Pegboard with brackets",
    "Wood oil, five liters", "Handbook of furniture care", "Installation on site",
    "Desk lamp, dimmable", "Shelf, five boards", "Bookends, steel", "Stool, height-adjustable",
    "Trolley with brakes", "Delivery",
]
ITEM_HEAD = ["No.", "Item", "Quantity", "Price", "Amount"]
# Margins of invoices on A4: top, sides, bottom; and the columns between them, all in points.
TOP, SIDE, BOTTOM = 64, 68, 72
ITEM_WIDTHS = [30, 209.28, 60, 80, 80]
GREETING = "Dear Sir or Madam,"
REQUEST = "we delivered the goods below, and ask for payment in thirty days."
TERMS = "The amount is due on the day above, without deduction."


def rows(count):
    """The rows of the table, by the generator of Knuth's MMIX, each as six strings."""
    state = 42

    def below(bound):
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state >> 33) % bound

    for index in range(count):
        a, b = below(1_000_000), below(10_000_000)
        yield [
            f"{index + 1:,}", f"2026-0{a % 9 + 1}-1{a % 10}", PEOPLE[a % 5], f"SKU-{a}",
            f"{b // 100:,}.{b % 100:02d}", f"{b * 3 // 100:,}.{b * 3 % 100:02d}"]


def euros(amount):
    return f"€{amount:,.2f}"


def invoice(number):
    """An invoice of a page, as strings."""
    items, net = [], Decimal(0)
    for index, name in enumerate(GOODS):
        quantity = (number + 7 * index) % 24 + 1
        price = Decimal((number * 7_919 + index * 104_729) % 90_000 + 1_000) / 100
        items.append([str(index + 1), name, str(quantity), euros(price), euros(quantity * price)])
        net += quantity * price
    tax = net * 23 / 100
    day = datetime.datetime.fromtimestamp(1_790_000_000 + 86_400 * (number % 60), datetime.timezone.utc)

    def written(date):
        return f"{date.day} {date:%B %Y}"

    return {
        "title": f"Invoice {number + 1}",
        "address": ["Lund Marine Ltd", "Accounts payable", f"Albert Quay {number + 1}", "Cork"],
        "facts": [
            ["Date", written(day)], ["Due", written(day + datetime.timedelta(days=30))],
            ["Order", f"PO-{55_120 + number}"]],
        "items": items,
        "totals": [
            ["Total without VAT", euros(net)], ["VAT 23%", euros(tax)], ["Total", euros(net + tax)]],
    }


def bars(number):
    """The names and values of fifty bars."""
    return [f"N{index}" for index in range(50)], [(index * 31 + number) % 97 for index in range(50)]


def main(**works):
    """Does the work that the command line names.

    Works of rows write a document to a file; every other work makes the document of a number and returns
    its bytes.
    """
    usage = f"usage: {sys.argv[0]} {' | '.join(works)} COUNT [FILE]"
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in works or not sys.argv[2].isdigit():
        sys.exit(usage)
    work, count, file = works[sys.argv[1]], int(sys.argv[2]), (sys.argv[3:] or [None])[0]
    if "rows" in sys.argv[1].lower():
        if not file:
            sys.exit(usage)
        return work(count, file)
    # The first fills caches, as `growth measure` does it.
    first = work(0)
    if file:
        with open(file, "wb") as output:
            output.write(first)
    print(sum(len(work(number)) for number in range(count)))
