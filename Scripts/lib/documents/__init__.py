"""The documents that Scripts/check-documents examines, a module each.

A module has `PRODUCT`, the sample that writes it; `RUNS`, the arguments of each file by its name;
`FLAVOURS` of veraPDF; `LAYOUT`, the files of the sample that lay it out, and `LINES`, how many lines they
may have together; `page_number(file)`, a pattern of the page's number and the number of pages;
`content(document, page)`, the left, top, right and bottom of the content box in points from the top;
`head(document, page)` and `foot(document, page)`, a pattern for each line above and below it, where spaces
do not count, and none where there is nothing; `BLEED`, the points at each edge that are cut off; and
`examine(check, documents)`, the checks of its own.

The content box is told by margins and by the heights of heads and feet, not by where words lie.
"""
