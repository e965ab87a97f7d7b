extension SymbolData {
  /// Shapes, alone and around other symbols.
  static let shapes = """
    circle: b O12 12 9.2
    circle.dotted: @_dot; @_dot r30; @_dot r60; @_dot r90; @_dot r120; @_dot r150; @_dot r180; \
    @_dot r210; @_dot r240; @_dot r270; @_dot r300; @_dot r330
    _dot: p O12 2.8 1.05
    circle.dashed: s M12 2.8A9.2 9.2 0 0 1 15.5 3.5M18.5 5.5A9.2 9.2 0 0 1 20.5 8.5M21.2 12A9.2 \
    9.2 0 0 1 20.5 15.5M18.5 18.5A9.2 9.2 0 0 1 15.5 20.5M12 21.2A9.2 9.2 0 0 1 8.5 20.5M5.5 \
    18.5A9.2 9.2 0 0 1 3.5 15.5M2.8 12A9.2 9.2 0 0 1 3.5 8.5M5.5 5.5A9.2 9.2 0 0 1 8.5 3.5
    circle.lefthalf.filled: s O12 12 9.2; p M12 2.8A9.2 9.2 0 0 0 12 21.2Z
    circle.righthalf.filled: s O12 12 9.2; p M12 2.8A9.2 9.2 0 0 1 12 21.2Z
    circle.inset.filled: s O12 12 9.2; p O12 12 5.8
    circle.circle: b O12 12 9.2; d O12 12 4.6
    largecircle.fill.circle: @circle.inset.filled
    smallcircle.filled.circle: s O12 12 9.2; p O12 12 3.2
    record.circle: b1 O12 12 9.2; q O12 12 4.4
    square: b R3.6 3.6 16.8 16.8 3.4
    square.dashed: s M3.6 8V7Q3.6 3.6 7 3.6H8M16 3.6H17Q20.4 3.6 20.4 7V8M20.4 16V17Q20.4 20.4 17 \
    20.4H16M8 20.4H7Q3.6 20.4 3.6 17V16M11 3.6H13M11 20.4H13M3.6 11V13M20.4 11V13
    app: b R3.2 3.2 17.6 17.6 5
    rectangle: b R2 5.2 20 13.6 2.8
    rectangle.portrait: b R5.2 2 13.6 20 2.8
    capsule: b R1.8 6 20.4 12 6
    capsule.portrait: b R6 1.8 12 20.4 6
    oval: b E12 12 10.2 7
    triangle: b M13.5 3.9L21.3 17.3A1.75 1.75 0 0 1 19.8 20H4.2A1.75 1.75 0 0 1 2.7 17.3L10.5 \
    3.9A1.75 1.75 0 0 1 13.5 3.9Z
    diamond: b M13.3 2.6L21.4 10.7A1.85 1.85 0 0 1 21.4 13.3L13.3 21.4A1.85 1.85 0 0 1 10.7 \
    21.4L2.6 13.3A1.85 1.85 0 0 1 2.6 10.7L10.7 2.6A1.85 1.85 0 0 1 13.3 2.6Z
    pentagon: b M11 3Q12 2.3 13 3L20.7 8.6Q21.7 9.3 21.3 10.5L18.4 19.5Q18 20.7 16.8 20.7H7.2Q6 \
    20.7 5.6 19.5L2.7 10.5Q2.3 9.3 3.3 8.6Z
    hexagon: b M10.9 2.7Q12 2.1 13.1 2.7L19.3 6.3Q20.4 6.9 20.4 8.2V15.8Q20.4 17.1 19.3 17.7L13.1 \
    21.3Q12 21.9 10.9 21.3L4.7 17.7Q3.6 17.1 3.6 15.8V8.2Q3.6 6.9 4.7 6.3Z
    octagon: b M8.2 3.4Q8.6 3 9.2 3H14.8Q15.4 3 15.8 3.4L20.6 8.2Q21 8.6 21 9.2V14.8Q21 15.4 20.6 \
    15.8L15.8 20.6Q15.4 21 14.8 21H9.2Q8.6 21 8.2 20.6L3.4 15.8Q3 15.4 3 14.8V9.2Q3 8.6 3.4 8.2Z
    seal: b M15.4 3.9A3.8 3.8 0 0 1 20.1 8.6A3.8 3.8 0 0 1 20.1 15.4A3.8 3.8 0 0 1 15.4 20.1A3.8 \
    3.8 0 0 1 8.6 20.1A3.8 3.8 0 0 1 3.9 15.4A3.8 3.8 0 0 1 3.9 8.6A3.8 3.8 0 0 1 8.6 3.9A3.8 3.8 \
    0 0 1 15.4 3.9Z
    shield: b M11.3 2.4Q12 2.1 12.7 2.4L18.8 4.7Q19.6 5 19.6 5.9V11.4C19.6 16.2 16.6 19.7 12.6 \
    21.6Q12 21.9 11.4 21.6C7.4 19.7 4.4 16.2 4.4 11.4V5.9Q4.4 5 5.2 4.7Z
    shield.lefthalf.filled: @shield; p M12 2.4L4.4 5.2V11.4C4.4 16.2 7.4 19.7 12 21.8Z
    star: b P12 12.9 5 9.9 4.6
    star.leadinghalf.filled: s P12 12.9 5 9.9 4.6; p M12 3L9.3 9.2L2.6 9.8L7.6 14.3L6.2 20.9L12 \
    17.5Z; mirrored
    star.lefthalf.fill: @star.leadinghalf.filled
    staroflife: b M10 3.4H14V8.5L18.4 6L20.4 9.5L16 12L20.4 14.5L18.4 18L14 15.5V20.6H10V15.5L5.6 \
    18L3.6 14.5L8 12L3.6 9.5L5.6 6L10 8.5Z
    heart: b M12 20.6C7.2 17.2 2.6 13.4 2.6 8.8C2.6 5.8 4.8 3.7 7.5 3.7C9.4 3.7 11 4.7 12 6.4C13 \
    4.7 14.6 3.7 16.5 3.7C19.2 3.7 21.4 5.8 21.4 8.8C21.4 13.4 16.8 17.2 12 20.6Z
    suit.heart: @heart
    suit.diamond: b M12 2.4L18.6 12L12 21.6L5.4 12Z
    suit.spade: b M12 2.6C14 6.6 20 9.6 20 14A3.9 3.9 0 0 1 12.8 16V16C13 18.4 13.6 20 15.2 \
    21.2H8.8C10.4 20 11 18.4 11.2 16A3.9 3.9 0 0 1 4 14C4 9.6 10 6.6 12 2.6Z
    suit.club: b M12.8 15.6C13 18 13.6 20 15.2 21.2H8.8C10.4 20 11 18 11.2 15.6A4.1 4.1 0 1 1 8.4 \
    9.4A4.2 4.2 0 1 1 15.6 9.4A4.1 4.1 0 1 1 12.8 15.6Z
    cross: b M10.4 3H13.6Q15 3 15 4.4V9H19.6Q21 9 21 10.4V13.6Q21 15 19.6 15H15V19.6Q15 21 13.6 \
    21H10.4Q9 21 9 19.6V15H4.4Q3 15 3 13.6V10.4Q3 9 4.4 9H9V4.4Q9 3 10.4 3Z
    square.on.square: b1 R8 2.8 13.2 13.2 2.8; g R2.8 8 13.2 13.2 2.8; b R2.8 8 13.2 13.2 2.8
    square.on.circle: b1 O15 9 6.6; g R2.8 8.6 12.4 12.4 2.6; b R2.8 8.6 12.4 12.4 2.6
    plus.square.on.square: @square.on.square; d M9.4 11V18.2M5.8 14.6H13
    square.fill.on.square: s1 R8 2.8 13.2 13.2 2.8; g R2.8 8 13.2 13.2 2.8; p R2 7.2 14.8 14.8 3.4
    circle.grid.2x2: b O7 7 3.7 O17 7 3.7 O7 17 3.7 O17 17 3.7
    circle.grid.3x3: b O4.8 4.8 1.9 O12 4.8 1.9 O19.2 4.8 1.9 O4.8 12 1.9 O12 12 1.9 O19.2 12 1.9 \
    O4.8 19.2 1.9 O12 19.2 1.9 O19.2 19.2 1.9
    square.grid.2x2: b R3.2 3.2 7.2 7.2 1.8 R13.6 3.2 7.2 7.2 1.8 R3.2 13.6 7.2 7.2 1.8 R13.6 \
    13.6 7.2 7.2 1.8
    square.grid.3x3: b R2.8 2.8 4.4 4.4 1.2 R9.8 2.8 4.4 4.4 1.2 R16.8 2.8 4.4 4.4 1.2 R2.8 9.8 \
    4.4 4.4 1.2 R9.8 9.8 4.4 4.4 1.2 R16.8 9.8 4.4 4.4 1.2 R2.8 16.8 4.4 4.4 1.2 R9.8 16.8 4.4 \
    4.4 1.2 R16.8 16.8 4.4 4.4 1.2
    square.grid.3x1.below.line.grid.1x2: b R3 3.2 4.6 4.6 1.1 R9.7 3.2 4.6 4.6 1.1 R16.4 3.2 4.6 \
    4.6 1.1; s M3 13H21M3 19.4H21
    rectangle.grid.1x2: b R3 3.6 18 7 2 R3 13.4 18 7 2
    rectangle.grid.2x2: b R2 4.4 8.8 6.4 1.7 R13.2 4.4 8.8 6.4 1.7 R2 13.2 8.8 6.4 1.7 R13.2 13.2 \
    8.8 6.4 1.7
    rectangle.grid.3x2: b R1.6 4.6 5.2 6.2 1.3 R9.4 4.6 5.2 6.2 1.3 R17.2 4.6 5.2 6.2 1.3 R1.6 \
    13.2 5.2 6.2 1.3 R9.4 13.2 5.2 6.2 1.3 R17.2 13.2 5.2 6.2 1.3
    circle.hexagongrid: b O12 12 2 O12 5 2 O12 19 2 O5.9 8.5 2 O18.1 8.5 2 O5.9 15.5 2 O18.1 15.5 2
    rectangle.stack: b R2.6 8.8 18.8 12 2.6; s M5 5.6H19M7.6 2.4H16.4
    square.stack: b R3.4 8 17.2 13.2 2.8; s M5.6 5H18.4M8 2.2H16
    square.stack.3d.up: b M11.2 3.3Q12 2.9 12.8 3.3L20.4 7Q21.6 7.7 20.4 8.4L12.8 12.1Q12 12.5 \
    11.2 12.1L3.6 8.4Q2.4 7.7 3.6 7Z; s1 M2.8 12.2L11.2 16.3Q12 16.7 12.8 16.3L21.2 12.2; s2 M2.8 \
    16.6L11.2 20.7Q12 21.1 12.8 20.7L21.2 16.6
    square.3.layers.3d: @square.stack.3d.up
    rectangle.on.rectangle: b1 R6.6 3.6 15.4 11 2.4; g R2 9 15.4 11 2.4; b R2 9 15.4 11 2.4
    rectangle.portrait.on.rectangle.portrait: @rectangle.on.rectangle r-90
    rectangle.split.3x1: b R1.6 5 20.8 14 2.6; d M8.6 5.2V18.8M15.4 5.2V18.8
    rectangle.split.2x1: b R2 5 20 14 2.6; d M12 5.2V18.8
    rectangle.split.1x2: b R2 5 20 14 2.6; d M2.2 12H21.8
    rectangle.split.2x2: b R2 5 20 14 2.6; d M12 5.2V18.8M2.2 12H21.8
    square.split.2x1: b R3.6 3.6 16.8 16.8 3.4; d M12 3.8V20.2
    square.split.1x2: b R3.6 3.6 16.8 16.8 3.4; d M3.8 12H20.2
    square.split.2x2: b R3.6 3.6 16.8 16.8 3.4; d M3.8 12H20.2M12 3.8V20.2
    sidebar.left: b R2 4.6 20 14.8 2.8; d M9 4.8V19.2; d M4.6 8.2H6.6M4.6 11H6.6M4.6 13.8H6.6
    sidebar.leading: @sidebar.left; mirrored
    sidebar.right: @sidebar.left f
    sidebar.squares.left: @sidebar.left
    tablecells: b R2 4.2 20 15.6 2.8; d M2.2 9.4H21.8M2.2 14.6H21.8M8.6 4.4V19.6M15.4 4.4V19.6
    square.tophalf.filled: s R3.6 3.6 16.8 16.8 3.4; p M3.6 12V7Q3.6 3.6 7 3.6H17Q20.4 3.6 20.4 \
    7V12Z
    square.bottomhalf.filled: @square.tophalf.filled r180
    square.lefthalf.filled: @square.tophalf.filled r-90
    square.righthalf.filled: @square.tophalf.filled r90
    viewfinder: s M3.2 8.4V6.6Q3.2 3.2 6.6 3.2H8.4M15.6 3.2H17.4Q20.8 3.2 20.8 6.6V8.4M20.8 \
    15.6V17.4Q20.8 20.8 17.4 20.8H15.6M8.4 20.8H6.6Q3.2 20.8 3.2 17.4V15.6
    qrcode.viewfinder: @viewfinder; @qrcode s0.5
    barcode.viewfinder: @viewfinder; s M7.4 8V16M10.4 8V16M13.6 8V16M16.6 8V16
    text.viewfinder: @viewfinder; s M7.6 9H16.4M7.6 12H16.4M7.6 15H12.6
    faceid: @viewfinder; s M8.6 8.6V10.2M15.4 8.6V10.2M12.2 8.6V12.6Q12.2 13.4 11.2 13.4M8.8 \
    16C10.6 17.5 13.4 17.5 15.2 16
    _missing: s*0.55 R3.2 3.2 17.6 17.6 4.4
    square.2.layers.3d: b M11.2 4.3Q12 3.9 12.8 4.3L20.4 8Q21.6 8.7 20.4 9.4L12.8 13.1Q12 13.5 \
    11.2 13.1L3.6 9.4Q2.4 8.7 3.6 8Z; s1 M2.8 14.4L11.2 18.5Q12 18.9 12.8 18.5L21.2 14.4
    questionmark.square.dashed: @square.dashed; @questionmark s0.58
    plus.rectangle.on.rectangle: @rectangle.on.rectangle; d M9.7 11.2V17.8M6.4 14.5H13
    plus.square.dashed: @square.dashed; @plus s0.54
    person.crop.square.dashed: @square.dashed; @person.fill s0.5
    plus.circle.dashed: @circle.dashed; @plus s0.54
    """
}
