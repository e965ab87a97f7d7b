"""The documents that Scripts/check-documents examines, a module each.

A module has `PRODUCT`, the sample that writes it; `RUNS`, the arguments of each file by its name;
`FLAVOURS` of veraPDF; `LAYOUT`, the files of the sample that lay it out, and `LINES`, how many lines they
may have together; `page_number(file)`, a pattern of the page's number and the number of pages;
`content(document, page)`, the left, top, right and bottom of the content box in points from the top; and
`examine(check, documents)`, the checks of its own.
"""
