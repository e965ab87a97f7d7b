extension SymbolData {
  /// Lists, lines of text, and things for writing.
  static let text = """
    line.3.horizontal: s M3.4 6.2H20.6M3.4 12H20.6M3.4 17.8H20.6
    line.2.horizontal: s M3.4 9H20.6M3.4 15H20.6
    line.horizontal.3: @line.3.horizontal
    line.3.horizontal.decrease: s M3 6.6H21M6.4 12H17.6M9.6 17.4H14.4
    line.horizontal.3.decrease: @line.3.horizontal.decrease
    line.3.horizontal.decrease.circle: b1 O12 12 9.2; d M7 9H17M8.8 12.2H15.2M10.6 15.4H13.4
    line.horizontal.3.decrease.circle: @line.3.horizontal.decrease.circle
    line.diagonal: s M4.6 19.4L19.4 4.6
    list.bullet: p O3.8 6 1.5 O3.8 12 1.5 O3.8 18 1.5; s M8.6 6H21M8.6 12H21M8.6 18H21; mirrored
    list.dash: s M3 6H4.6M3 12H4.6M3 18H4.6M9 6H21M9 12H21M9 18H21; mirrored
    list.triangle: @list.bullet; mirrored
    list.star: p P4.4 6 5 2.9 1.2 P4.4 12.2 5 2.9 1.2 P4.4 18.4 5 2.9 1.2; s M10 6H21M10 12H21M10 \
    18H21; mirrored
    list.number: @_1 s0.29 x-8 y-6.6 w.7; @_2 s0.29 x-8 w.7; @_3 s0.29 x-8 y6.6 w.7; s M9 \
    5.4H21M9 12H21M9 18.6H21
    list.bullet.indent: p O3.4 6 1.4 O7.4 12 1.4 O7.4 18 1.4; s M7.4 6H21M11.4 12H21M11.4 18H21; \
    mirrored
    list.bullet.rectangle: b1 R2 4.2 20 15.6 2.8; q O6.2 8.4 1 O6.2 12 1 O6.2 15.6 1; d M9.4 \
    8.4H18M9.4 12H18M9.4 15.6H18; mirrored
    list.bullet.rectangle.portrait: b1 R4.2 2 15.6 20 2.8; q O7.8 7.6 1 O7.8 12 1 O7.8 16.4 1; d \
    M11 7.6H16.4M11 12H16.4M11 16.4H16.4; mirrored
    list.bullet.circle: b1 O12 12 9.2; q O7.8 9 1 O7.8 12.2 1 O7.8 15.4 1; d M10.6 9H16.6M10.6 \
    12.2H16.6M10.6 15.4H16.6; mirrored
    list.clipboard: @clipboard; d M8.6 11.4H15.4M8.6 14.6H15.4M8.6 17.8H12.6
    list.bullet.clipboard: @clipboard; q O8.6 11.4 1 O8.6 14.8 1 O8.6 18 1; d M11.6 \
    11.4H15.8M11.6 14.8H15.8M11.6 18H15.8; mirrored
    checklist: s M2.6 6.4L4.4 8.4L7.4 4.2M2.6 16L4.4 18L7.4 13.8M11 6.4H21.4M11 16.2H21.4M11 \
    11.2H21.4M11 21H21.4; mirrored
    checklist.checked: @checklist; mirrored
    clipboard: b R4.6 4.2 14.8 17.4 2.6; g R8.4 2.2 7.2 4 1.6; b R8.4 2.2 7.2 4 1.6
    doc.on.clipboard: b1 M13.4 3.6H6Q3.6 3.6 3.6 6V17Q3.6 19.4 6 19.4H15.6Q18 19.4 18 17V6Q18 3.6 \
    15.6 3.6Z; g R7.2 1.8 7.2 3.6 1.4; b1 R7.2 1.8 7.2 3.6 1.4; g M11.6 9.4H16.4L20.8 \
    13.8V20.2Q20.8 22 19 22H11.6Q9.8 22 9.8 20.2V11.2Q9.8 9.4 11.6 9.4Z; b M11.6 9.4H16.4L20.8 \
    13.8V20.2Q20.8 22 19 22H11.6Q9.8 22 9.8 20.2V11.2Q9.8 9.4 11.6 9.4Z
    text.alignleft: s M3.4 5.4H20.6M3.4 9.8H14.6M3.4 14.2H20.6M3.4 18.6H14.6
    text.alignright: @text.alignleft f
    text.aligncenter: s M3.4 5.4H20.6M6.4 9.8H17.6M3.4 14.2H20.6M6.4 18.6H17.6
    text.justify: s M3.4 5.4H20.6M3.4 9.8H20.6M3.4 14.2H20.6M3.4 18.6H20.6
    text.justify.left: s M3.4 5.4H20.6M3.4 9.8H20.6M3.4 14.2H20.6M3.4 18.6H14.6
    text.justify.leading: @text.justify.left; mirrored
    text.alignleading: @text.alignleft; mirrored
    text.append: s M3.4 5.4H20.6M3.4 10.2H20.6M3.4 15H11M17.4 13.4V20.6M13.8 17H21
    text.quote: s M3.6 4.6V19.4M8.4 5.4H20.6M8.4 9.8H20.6M8.4 14.2H20.6M8.4 18.6H15; mirrored
    text.insert: s M3.4 5.4H20.6M11 10H20.6M11 14.4H20.6M3.4 19H20.6M3.4 9.4L7 12.2L3.4 15
    text.magnifyingglass: s M3 5H21M3 10.2H10M3 15.4H9; s O15.4 14.6 4.2; s M18.6 17.8L21.6 20.8
    text.bubble: @bubble.left; d M7.4 9.2H16.6M7.4 13.2H13.6
    text.rectangle: b R2 4.6 20 14.8 2.8; d M6 9H18M6 12H18M6 15H13
    text.below.photo: b R3 2.8 18 11.4 2; d M3.6 12.4L8 8.4L11 11L15 7.4L20.4 12; s M3 17.6H21M3 \
    21.4H14
    text.book.closed: @book.closed; d M9.4 6.8H15.4M9.4 10H13.4
    increase.indent: s M3.4 4.6H20.6M11 9.6H20.6M11 14.4H20.6M3.4 19.4H20.6M3.4 9L6.6 12L3.4 15
    decrease.indent: s M3.4 4.6H20.6M11 9.6H20.6M11 14.4H20.6M3.4 19.4H20.6M6.6 9L3.4 12L6.6 15
    paragraphsign: s M18.6 4H10.2A4.6 4.6 0 0 0 10.2 13.2H11.4M11.4 4V20.4M15.8 4V20.4
    pencil: b M4 18.9L5.2 14.9Q5.4 14.2 6 13.6L16 3.6Q17.4 2.4 18.8 3.6L20.4 5.2Q21.6 6.6 20.4 \
    8L10.4 18Q9.8 18.6 9.1 18.8L5.1 20Q3.7 20.3 4 18.9Z; d M14.4 5.4L18.6 9.6
    pencil.line: @pencil s0.86 y-1.2; s M3.4 21.2H20.6
    pencil.and.outline: @pencil
    pencil.tip: b M12 2.6L17.2 17.2Q17.6 18.4 16.4 19L12 21.4L7.6 19Q6.4 18.4 6.8 17.2Z; d M12 \
    9.6V20.6
    pencil.tip.crop.circle: b1 O12 12 9.2; d M7.4 20L12 6.6L16.6 20
    applepencil: b M16.6 3.4L20.6 7.4L8.4 19.6L3 21L4.4 15.6Z
    square.and.pencil: s M11.4 4.8H6.8Q3.4 4.8 3.4 8.2V17.2Q3.4 20.6 6.8 20.6H15.8Q19.2 20.6 19.2 \
    17.2V12.6; b M9.4 13.5L10 11.6L18.2 3.4Q19.4 2.4 20.5 3.5Q21.6 4.6 20.6 5.8L12.4 14L10.5 \
    14.6Q9.1 14.9 9.4 13.5Z
    rectangle.and.pencil.and.ellipsis: s M11.4 5.8H4.6Q2 5.8 2 8.4V15.6Q2 18.2 4.6 18.2H19.4Q22 \
    18.2 22 15.6V11.8; b M12 12.6L12.8 10.2L19.8 3.2Q20.9 2.6 21.8 3.9Q22 4.6 21.4 5.2L14.4 \
    12.2Z; p O6 12 1.1 O9.2 12 1.1
    scribble: s M3 14C4.4 8 8.4 4 9.8 5.6C11.4 7.4 6.6 15.4 8.4 16.4C10.4 17.4 13.4 9.4 15 \
    10.2C16.4 11 13.6 16.4 14.8 17.4C16 18.2 18.6 16 21 13.4
    scribble.variable: @scribble
    lasso: s E12 9.4 9.2 6; s M7 14.6C5.4 15.4 5 17 6.2 18C7.4 19 9 18 8.6 16.4C8.2 15 6.2 14.6 5 \
    15.8C3.8 17 4.4 19.6 5.6 21.2
    highlighter: b M9.4 15.6L4.8 20.6H10.4L12.4 18.6ZM8.8 13.6L17.6 3.8Q18.8 2.6 20 3.8L21 \
    4.8Q22.2 6 21 7.2L12.4 17Z
    paintbrush: b M10.6 13.4L18.4 3.8Q19.6 2.4 20.8 3.4Q22 4.4 20.8 5.8L12.8 15.2Z; b M8.6 \
    14.6C6.4 14.6 5.4 16.2 5.2 18C5.1 19 4.2 20 2.8 20.4C7.4 21.8 11.4 21 11.8 17.6C11.8 16 10.4 \
    14.6 8.6 14.6Z
    paintbrush.pointed: @paintbrush
    paintpalette: b M12 3C6.6 3 2.4 6.8 2.4 11.8C2.4 16.8 6.6 20.8 11.6 20.8C13.4 20.8 14 19.6 \
    13.4 18.2C12.6 16.4 13.6 14.8 15.6 14.8H18.2C20.4 14.8 21.6 13.4 21.6 11.4C21.6 6.6 17.4 3 12 \
    3Z; q O7 11.8 1.4 O9.6 7.4 1.4 O14.6 7.2 1.4 O17.8 10.6 1.4
    eyedropper: s M13 7.6L4.8 15.8L4 20L8.2 19.2L16.4 11; b M12.2 6.4L17.6 11.8M15 8.8L17.6 \
    4.6Q19.2 2.8 20.6 4Q21.8 5.4 19.8 7L15.4 9.2Z
    scissors: s O6 6.4 3.2 O6 17.6 3.2; s M8.6 8.2L21 17.4M8.6 15.8L21 6.6
    ruler: b R1.8 7.4 20.4 9.2 1.8; d M5.6 7.6V11M9 7.6V12.4M12.4 7.6V11M15.8 7.6V12.4M19 7.6V11
    paperclip: s M19.6 11.2L11.4 19.4A5.1 5.1 0 0 1 4.2 12.2L12.8 3.6A3.5 3.5 0 0 1 17.8 8.6L9.4 \
    17A1.8 1.8 0 0 1 6.8 14.4L14.4 6.8
    link: @_link r45
    _link: s M8.4 10.2V5.8A3.6 3.6 0 0 1 15.6 5.8V10.2M8.4 13.8V18.2A3.6 3.6 0 0 0 15.6 \
    18.2V13.8M12 8.2V15.8
    signature: s M2.4 16.6C6 15.6 10.4 10 10.6 6.2C10.6 4 8.6 4 8 6.4C7.2 9.8 7.4 15.6 9.6 \
    15.8C11.4 16 11.6 12 13 12C14 12 13.4 15 14.8 15C16 15 16 12.6 17.2 12.8C18.2 13 17.8 15 21.6 \
    14.6M3 20.2H21
    character.book.closed: @book.closed; @_a s0.36 y-2.6 x.8
    captions.bubble: b R2 4.4 20 14 2.8; d M6 11H12M14.6 11H18M6 14.6H9M11.6 14.6H18
    rectangle.and.text.magnifyingglass: s M10 19.2H4.6Q2 19.2 2 16.6V7.4Q2 4.8 4.6 4.8H19.4Q22 \
    4.8 22 7.4V10M6 9H13M6 12.4H9.4; s O15.6 15.2 3.8; s M18.4 18L21.4 21
    """
}
