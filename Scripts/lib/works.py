"""The works that `Scripts/benchmark` and `Scripts/growth` measure."""

# The nine works: what is done, how often in one process, and the goals: Easel's time by that of
# plain C with its own fonts, and with the same fonts where that is another goal.
NINE = {
    "w1": ("donut, PNG", 20, 0.25, None),
    "w2": ("bars, PDF", 20, 0.12, 0.80),
    "w3@100": ("100 pages, PDF", 2, 0.60, None),
    "w3@1000": ("1,000 pages, PDF", 1, 0.70, None),
    "w4": ("line of 1,000,000 points, PNG", 3, 0.10, None),
    "w5": ("10,000 labels, PNG", 2, 0.35, None),
    "w6": ("100,000 dots, PNG", 3, 0.15, None),
    "w7": ("encoding 1920 × 1080, PNG", 5, 0.20, None),
    "w8@50": ("50 small PDFs", 3, 0.08, 0.80),
    "w9": ("whole process, PDF and PNG", 1, 0.60, None),
}

# Those that write PDF, with tags; C has no twin of them.
TAGGED = {
    "w2t": ("bars, tagged PDF", 20),
    "w3t@100": ("100 pages, tagged PDF", 2),
    "w3t@1000": ("1,000 pages, tagged PDF", 1),
    "w8t@50": ("50 small tagged PDFs", 3),
    "w9t": ("whole process, tagged PDF and PNG", 1),
}

# What grows, how the figure names it, and its sizes.
GROWTH = {
    "pages": ("pages", "pages of a PDF", [10, 100, 1_000, 10_000]),
    "tagged": ("pages", "pages of a tagged PDF", [10, 100, 1_000, 10_000]),
    "cells": ("cells", "cells of a tagged table, PDF", [1_000, 10_000, 100_000, 1_000_000]),
    "points": ("points", "points of a line, PNG", [10**n for n in range(3, 8)]),
    "labels": ("labels", "labels, PNG", [10**n for n in range(1, 6)]),
    "nested": ("views, ten in each", "views, ten in each, PDF", [10**n for n in range(6)]),
    "siblings": ("views, all in one", "views, all in one, PDF", [10**n for n in range(6)]),
    "texts": ("texts in stacks", "texts in stacks, PDF", [10**n for n in range(5)]),
    "stacks": ("nested stacks", "stacks inside one another, PDF", [4, 16, 64, 256]),
    "rows": ("rows of a report", "rows of a report's table", [10**n for n in range(3, 7)]),
    "taggedRows": ("rows of a report", "rows of a tagged report's table", [10**n for n in range(3, 7)]),
    "groupedRows": ("rows of a report", "rows of a report's table with the sums of groups",
                    [10**n for n in range(3, 7)]),
    "forms": ("payslips", "payslips by one form, tagged", [10, 100, 1_000]),
    "invoices": ("invoices", "tagged invoices of a page", [10, 100]),
    "threads": ("invoices", "tagged invoices, each on a thread of its own", [10, 100]),
    "statement": ("bookings", "bookings of a tagged statement", [43, 430, 4_300]),
    "automaticRows": ("rows of a report", "rows of a report's table with automatic widths",
                      [10**n for n in range(3, 6)]),
    "spans": ("rows of a report", "pairs of rows with cells over two rows and two columns",
              [50, 500, 5_000]),
    "columns": ("columns", "columns of a report's table", [2, 20, 200]),
    "sections": ("sections", "sections of a tagged report, with their outline", [10, 100, 1_000]),
    "contents": ("sections", "the same with a table of contents", [10, 100, 1_000]),
    "notes": ("notes", "paragraphs of a tagged report with a note each", [10, 100, 1_000]),
    "links": ("links", "paragraphs of a tagged report with a link each", [10, 100, 1_000]),
    "words": ("words", "words of one paragraph", [100, 1_000, 10_000]),
    "runs": ("words", "words of one paragraph, bold and regular in turns", [100, 1_000, 10_000]),
    "categories": ("marks of a chart", "bars of a chart with a name each", [100, 1_000, 10_000]),
    "series": ("marks of a chart", "series of a chart, ten points each", [10, 100, 1_000, 10_000]),
    "facets": ("marks of a chart", "panels of a chart, ten points each", [2, 20, 200]),
    "annotations": ("marks of a chart", "points of a chart with a text each", [10, 100, 1_000]),
    "dots": ("marks of a chart", "points of a chart by one plot", [1_000, 10_000, 100_000]),
    "paths": ("paths", "curves of an SVG file", [100, 1_000, 10_000]),
    "flow": ("pages of a report", "pages of a report's text", [10, 100, 1_000, 10_000]),
    "taggedFlow": ("pages of a report", "pages of a tagged report's text", [10, 100, 1_000, 10_000]),
}

# What charts of many marks are measured by: works of `charts`. `line` is the line of `plot` without a
# chart, as w4 draws it, which a goal is a share of; no work makes its data, and `none` does nothing else.
CHARTS = {
    "none": "the data of the others",
    "marks": "100,000 single marks collected",
    "styled": "100,000 marks of a fixed style collected",
    "names": "100,000 marks of categories collected",
    "collect": "1,000,000 rows of two columns collected",
    "layout": "100,000 single marks collected and laid out",
    "line": "line of 1,000,000 points without a chart, PNG",
    "plot": "line of 1,000,000 points, PNG",
    "symbols": "1,000,000 symbols, PNG",
    "charts": "1,000 charts of 50 bars laid out",
    "bars": "50 bars, PDF",
    "facets": "20 panels, PDF",
}

# How many more times `--check` counts a work, so that the first, which fills caches, is told from the
# others; small works more often, since what the rest of the process takes varies by some 10,000
# instructions. A work that is not here is counted as a whole process only.
FURTHER = {
    "w1": 2, "w2": 50, "w3@100": 1, "w4": 1, "w5": 1, "w6": 1, "w7": 2, "w8@50": 2,
    "w2t": 50, "w3t@100": 1, "w8t@50": 2,
    "marks": 2, "styled": 2, "names": 2, "collect": 2, "layout": 2, "line": 1, "plot": 1, "symbols": 1,
    "charts": 1, "bars": 50, "facets": 10,
}
# The sizes at which `--check` counts instructions of what grows: below these, they vary by more than
# a hundredth; above them, counting takes a minute each and says what a tenth of the size says.
# Memory is compared at every size.
COUNTED_SIZES = {
    "pages": range(10, 1_001),
    "tagged": range(10, 1_001),
    "cells": range(1_000, 100_001),
    "points": range(1_000, 1_000_001),
    "labels": range(10, 10_001),
    "nested": range(10, 10_001),
    "siblings": range(10, 10_001),
    "texts": range(10, 10_001),
    "stacks": range(16, 257),
    "rows": range(1_000, 10_001),
    "taggedRows": range(1_000, 10_001),
    "groupedRows": range(1_000, 10_001),
    "forms": range(10, 101),
    "invoices": range(10, 101),
    "threads": range(10, 101),
    "statement": range(43, 4_301),
    "automaticRows": range(1_000, 10_001),
    "spans": range(50, 501),
    "columns": range(2, 201),
    "sections": range(10, 101),
    "contents": range(10, 101),
    "notes": range(10, 101),
    "links": range(10, 101),
    "words": range(100, 10_001),
    "runs": range(100, 10_001),
    "categories": range(100, 1_001),
    "series": range(10, 1_001),
    "facets": range(2, 201),
    "annotations": range(10, 101),
    "dots": range(1_000, 100_001),
    "paths": range(100, 10_001),
    "flow": range(10, 101),
    "taggedFlow": range(10, 101),
}
