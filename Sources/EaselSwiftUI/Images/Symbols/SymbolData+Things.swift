extension SymbolData {
  /// Tools, time, settings, security, charts and other things.
  static let things = """
    gearshape: b M10.3 3.6Q10.6 2.2 12 2.2Q13.4 2.2 13.7 3.6L14 4.9Q15 5.2 15.9 5.8L17.1 5Q18.3 \
    4.2 19.2 5.2Q20 6.1 19.2 7.2L18.4 8.4Q18.8 9.2 19.1 10.1L20.4 10.4Q21.8 10.7 21.8 12Q21.8 \
    13.3 20.4 13.6L19.1 13.9Q18.8 14.8 18.4 15.6L19.2 16.8Q20 17.9 19.2 18.8Q18.3 19.8 17.1 \
    19L15.9 18.2Q15 18.8 14 19.1L13.7 20.4Q13.4 21.8 12 21.8Q10.6 21.8 10.3 20.4L10 19.1Q9 18.8 \
    8.1 18.2L6.9 19Q5.7 19.8 4.8 18.8Q4 17.9 4.8 16.8L5.6 15.6Q5.2 14.8 4.9 13.9L3.6 13.6Q2.2 \
    13.3 2.2 12Q2.2 10.7 3.6 10.4L4.9 10.1Q5.2 9.2 5.6 8.4L4.8 7.2Q4 6.1 4.8 5.2Q5.7 4.2 6.9 \
    5L8.1 5.8Q9 5.2 10 4.9Z; d O12 12 3.3
    gear: s G12 12 12 9.6 7.9; s O12 12 2.6; s M12 4.4V9.4M5.6 15.8L9.8 13.4M18.4 15.8L14.2 13.4
    gearshape.2: @gearshape s0.66 x-4.4 y-3.4 w.8; @gearshape s0.56 x6.2 y5.4 l1 w.8
    slider.horizontal.3: s M2.6 5.6H21.4M2.6 12H21.4M2.6 18.4H21.4; g O8 5.6 1.5 O16 12 1.5 O8 \
    18.4 1.5; b O8 5.6 1.9 O16 12 1.9 O8 18.4 1.9
    slider.vertical.3: @slider.horizontal.3 r90
    slider.horizontal.2.square: b R3.6 3.6 16.8 16.8 3.4; d M6.8 9H17.2M6.8 15H17.2; q O10 9 1.7 \
    O14 15 1.7
    slider.horizontal.below.rectangle: b R2 4 20 9.6 2.2; s M2.6 18.6H21.4; g O9 18.6 1.5; b O9 \
    18.6 1.9
    switch.2: b R3 3.6 18 7 3.5 R3 13.4 18 7 3.5; q O17.4 7.1 1.9 O6.6 16.9 1.9
    dial.low: b O12 12 9.2; d M12 12L6.8 16
    dial.medium: b O12 12 9.2; d M12 12V5.4
    dial.min: @dial.low
    power: s M12 2.6V11.4M7 5.4A8.8 8.8 0 1 0 17 5.4
    togglepower: @power
    poweroff: s O12 12 9.2
    powerplug: b M6.4 8.4H17.6V12A5.6 5.6 0 0 1 6.4 12Z; s M9.2 8.2V3M14.8 8.2V3M12 17.8V21.8
    lock: b R4.6 10.4 14.8 11 2.8; s M7.6 10.2V7A4.4 4.4 0 0 1 16.4 7V10.2
    lock.open: b R2.8 10.4 14.2 11 2.8; s M13.4 10.2V6.6A4 4 0 0 1 21.4 6.6V9.4
    lock.rotation: s M19.6 7A9.2 9.2 0 1 1 12 2.8L14.8 5.6M14.6 2.8H12; b R8.4 11.4 7.2 5.6 1.2; \
    s M9.8 11.2V9.8A2.2 2.2 0 0 1 14.2 9.8V11.2
    lock.circle: b1 O12 12 9.2; q R7.8 11 8.4 6 1.3; d M9.6 11V9.4A2.4 2.4 0 0 1 14.4 9.4V11
    lock.shield: @shield; q R8 11.2 8 5.6 1.3; d M9.7 11.2V9.6A2.3 2.3 0 0 1 14.3 9.6V11.2
    key: b M15.6 2.8A5.6 5.6 0 1 1 13.4 13.6L11.6 15.4H9.4V17.6H7.2V19.8L6 21H3V18L10.2 10.8A5.6 \
    5.6 0 0 1 15.6 2.8Z; q O16.9 7.1 1.5
    key.horizontal: b M6.6 7A5.2 5.2 0 0 1 11.4 10.4H20L22 12.2L19.6 14.6L17.6 13L15.6 \
    14.6H11.4A5.2 5.2 0 1 1 6.6 7Z; q O6 12.2 1.4
    touchid: s M5 8.4A8.6 8.6 0 0 1 19 8.4M4.2 13.4A7.8 7.8 0 0 1 19.8 12.4V14M7.4 18.4C8.2 16.6 \
    8 14.6 8.2 12.4A3.9 3.9 0 0 1 15.8 12.4C16 15.2 15.6 17.8 15 20M12 12.6C12.2 16.2 11.6 18.8 \
    10.8 21
    hammer: b M3.4 7.6L9 2.8Q12.4 2.2 15.4 4.6L11.8 8.6L9.6 8L6.2 10.6Z; b M11 9.4L13 7.4L21 \
    17.6Q21.8 18.8 20.8 19.8Q19.6 20.8 18.6 19.8Z
    wrench: b M20.9 7.2Q21 6.4 20.4 7L17.6 9.6Q17 10.2 16.4 9.7L14.3 7.6Q13.8 7 14.4 6.4L17 \
    3.6Q17.6 3 16.8 3.1C14.6 2.8 12.4 3.6 10.9 5.2C9.5 6.7 9.2 8.8 9.9 10.8L3.5 17.2Q2.2 18.6 3.6 \
    20.3Q5.2 21.8 6.8 20.5L13.2 14.1C15.2 14.8 17.3 14.5 18.8 13.1C20.4 11.6 21.2 9.4 20.9 7.2Z
    screwdriver: @_screwdriver r-45
    _screwdriver: b R9 2 6 9.4 2.4; s M12 11.6V18.4; s*1.4 M12 18.4V21.8
    wrench.and.screwdriver: s1 M3.4 3.4L14 14; b1 M13.4 15.6L15.6 13.4L20.8 18.6Q21.8 19.8 20.8 \
    20.8Q19.8 21.8 18.6 20.8Z; h M20.6 7.4L17.4 10L14.2 6.8L16.8 3.6C14.2 2.6 11.2 4.6 11.4 8L3.8 \
    17.6Q3 19 4 20.2Q5.4 21 6.6 20.2L15.8 12.4C19.2 12.8 21.4 10 20.6 7.4Z; m M20.6 7.4L17.4 \
    10L14.2 6.8L16.8 3.6C14.2 2.6 11.2 4.6 11.4 8L3.8 17.6Q3 19 4 20.2Q5.4 21 6.6 20.2L15.8 \
    12.4C19.2 12.8 21.4 10 20.6 7.4Z
    trash: s M3 6H21M8.6 5.8V4.8Q8.6 2.6 10.8 2.6H13.2Q15.4 2.6 15.4 4.8V5.8; b M5 6H19L18.1 \
    18.8Q17.9 21.4 15.3 21.4H8.7Q6.1 21.4 5.9 18.8Z; d M9.2 9.8L9.5 17.6M12 9.8V17.6M14.8 \
    9.8L14.5 17.6; k M4 6.9H20
    trash.circle: b1 O12 12 9.2; d M6.8 8.4H17.2M10.2 8.2V7Q10.2 6.4 10.8 6.4H13.2Q13.8 6.4 13.8 \
    7V8.2M8 8.6L8.6 16.4Q8.7 17.4 9.7 17.4H14.3Q15.3 17.4 15.4 16.4L16 8.6M10.8 11V15M13.2 11V15
    magnifyingglass: s O10.2 10.2 7.2; s*1.1 M15.6 15.6L21 21
    magnifyingglass.circle: b1 O12 12 9.2; d O11 11 3.9; d M14 14L17 17
    plus.magnifyingglass: @magnifyingglass; s M10.2 7V13.4M7 10.2H13.4
    minus.magnifyingglass: @magnifyingglass; s M7 10.2H13.4
    1.magnifyingglass: @magnifyingglass; @_1 s.4 x-1.8 y-1.8
    sparkle.magnifyingglass: @magnifyingglass; @_sparkle s.42 x-1.8 y-1.8
    exclamationmark.magnifyingglass: @magnifyingglass; @exclamationmark s.4 x-1.8 y-1.8
    clock: b O12 12 9.2; d M12 6V12H7.6
    clock.arrow.circlepath: s M4.2 7.2A9.2 9.2 0 1 1 2.8 12M3 3V7.8H7.8M12 6.6V12.2L15.8 14.4
    alarm: b O12 13 8; d M12 8.4V13.2L15 15; s M2.4 7.2L6.6 3.4M21.6 7.2L17.4 3.4M6.4 19L4.6 \
    21.2M17.6 19L19.4 21.2
    stopwatch: b O12 13.2 8.6; s M9.6 1.8H14.4M12 2V4.4M18.6 6.2L20 4.8; d M12 8.2V13.4
    timer: s M12 6.6V2.8A9.2 9.2 0 1 1 5.4 5.6; s*1.1 M12.4 12.4L8.4 8.4
    hourglass: s M5.8 2.6H18.2M5.8 21.4H18.2M7.2 2.8V5.6C7.2 8.6 10.6 9.8 10.6 12C10.6 14.2 7.2 \
    15.4 7.2 18.4V21.2M16.8 2.8V5.6C16.8 8.6 13.4 9.8 13.4 12C13.4 14.2 16.8 15.4 16.8 18.4V21.2; \
    p M9.2 19.6C9.6 17.6 11.2 17.2 12 15.6C12.8 17.2 14.4 17.6 14.8 19.6Z
    hourglass.bottomhalf.filled: @hourglass
    hourglass.tophalf.filled: @hourglass r180
    calendar: b R3 4 18 16.8 3.4; p M3 9.2V7.4Q3 4 6.4 4H17.6Q21 4 21 7.4V9.2Z; k M3.4 9.6H20.6; \
    q O7.6 12.8 1.15 O12 12.8 1.15 O16.4 12.8 1.15 O7.6 16.8 1.15 O12 16.8 1.15
    calendar.circle: b1 O12 12 9.2; q M6.8 10V8.4Q6.8 7 8.2 7H15.8Q17.2 7 17.2 8.4V10Z; d M6.8 \
    10V15.4Q6.8 17 8.4 17H15.6Q17.2 17 17.2 15.4V10; q O9.6 12.4 .9 O12 12.4 .9 O14.4 12.4 .9
    speedometer: s M5.6 18.8A9.4 9.4 0 1 1 18.4 18.8; p O12 13.4 1.8; s M12 13.4L16.4 8.4; p O6 \
    12 1 O8 7.8 1 O12 6 1 O18 12 1
    gauge: @speedometer
    gauge.medium: @gauge.with.dots.needle.50percent
    gauge.with.needle: @speedometer
    gauge.with.dots.needle.50percent: s M5.6 18.8A9.4 9.4 0 1 1 18.4 18.8; p O12 14 1.8; s M12 \
    14V8; p O6 12 1 O7.6 7.8 1 O16.4 7.8 1 O18 12 1
    gauge.with.dots.needle.67percent: @speedometer
    gauge.with.dots.needle.33percent: @speedometer f
    gauge.open.with.lines.needle.33percent: @gauge.with.dots.needle.33percent
    scalemass: b M6.6 8.4H17.4Q18.6 8.4 18.9 9.6L21 18.6Q21.4 20.8 19.2 20.8H4.8Q2.6 20.8 3 \
    18.6L5.1 9.6Q5.4 8.4 6.6 8.4Z; s O12 5.6 2.4; d M9.4 16A3 3 0 0 1 14.6 16
    target: s O12 12 9.2 O12 12 5.4; p O12 12 2.1
    scope: s O12 12 7.4; s M12 1.8V7.4M12 16.6V22.2M1.8 12H7.4M16.6 12H22.2
    dot.viewfinder: @viewfinder; p O12 12 2
    dot.scope: @scope; p O12 12 1.4
    dot.circle: b1 O12 12 9.2; q O12 12 3
    circle.and.line.horizontal: s O12 12 4.6; s M1.6 12H7.2M16.8 12H22.4
    level: b R1.8 7 20.4 10 2.4; d O12 12 2.4; d M6.4 7.4V16.6M17.6 7.4V16.6
    lifepreserver: s O12 12 9.2 O12 12 4; s M5.5 5.5L9.2 9.2M14.8 14.8L18.5 18.5M18.5 5.5L14.8 \
    9.2M9.2 14.8L5.5 18.5
    shield.checkered: @shield; p M12 2.4V12H4.4V5.2ZM12 12H19.4C19 16.8 16 20.2 12 21.8Z
    exclamationmark.triangle: b1 M13.5 3.9L21.3 17.3A1.75 1.75 0 0 1 19.8 20H4.2A1.75 1.75 0 0 1 \
    2.7 17.3L10.5 3.9A1.75 1.75 0 0 1 13.5 3.9Z; d*1.1 M12 8.8V13.2; q O12 16.6 1.1
    bolt.trianglebadge.exclamationmark: @bolt.badge.exclamationmark
    rectangle.connected.to.line.below: b R3.6 4 16.8 9 2; s M12 13.2V18.6M3 18.8H21
    rectangle.3.group: b R1.8 4 9 7 1.6 R13.2 4 9 7 1.6 R5.4 13.6 13.2 7 1.6
    rectangle.inset.filled: s R2 5.2 20 13.6 2.8; p R4.8 8 14.4 8 1.2
    rectangle.dashed: s M2 9V8Q2 5.2 4.8 5.2H6M18 5.2H19.2Q22 5.2 22 8V9M22 15V16Q22 18.8 19.2 \
    18.8H18M6 18.8H4.8Q2 18.8 2 16V15M9.4 5.2H14.6M9.4 18.8H14.6
    rectangle.compress.vertical: s M3 12H21M12 2.6V8.4M9.2 5.8L12 8.6L14.8 5.8M12 21.4V15.6M9.2 \
    18.2L12 15.4L14.8 18.2
    rectangle.expand.vertical: s M3 12H21M12 8.8V2.8M9.2 5.4L12 2.6L14.8 5.4M12 15.2V21.2M9.2 \
    18.6L12 21.4L14.8 18.6
    arrow.up.and.down.text.horizontal: s M4.4 4V20M1.8 6.4L4.4 3.8L7 6.4M1.8 17.6L4.4 20.2L7 \
    17.6M10.4 6.4H21.6M10.4 12H21.6M10.4 17.6H21.6
    rotate.right: b R8 9.4 12.4 11.4 2.4; s M4 14.6A8.6 8.6 0 0 1 12.6 5.4M10 2.6L12.8 5.4L10 8.2
    rotate.left: @rotate.right f
    crop: s M6.4 2.4V14.8Q6.4 17.6 9.2 17.6H21.6M2.4 6.4H14.8Q17.6 6.4 17.6 9.2V21.6
    squareshape: b R4.6 4.6 14.8 14.8 1
    skew: b M7.4 5.4H21L16.6 18.6H3Z
    dot.square: b R3.6 3.6 16.8 16.8 3.4; q O12 12 3
    circlebadge: b O12 12 5.4
    circlebadge.2: b O9.4 14 4.6; b1 O16.4 8.4 3.6
    rays: s M12 3V8M12 16V21M3 12H8M16 12H21M5.6 5.6L9.2 9.2M14.8 14.8L18.4 18.4M18.4 5.6L14.8 \
    9.2M9.2 14.8L5.6 18.4
    livephoto: s O12 12 4.4; @circle.dotted; p O12 12 1.6
    fan: b M12 10C9.6 8 9.6 2.8 13 2.8C16.2 2.8 15.4 7.4 13.6 10.8C16.6 9.2 21.2 9.6 21.2 13C21.2 \
    16.2 16.6 15.4 13.2 13.6C14.8 16.6 14.4 21.2 11 21.2C7.8 21.2 8.6 16.6 10.4 13.2C7.4 14.8 2.8 \
    14.4 2.8 11C2.8 7.8 7.4 8.6 10.8 10.4Z; q O12 12 1.2
    poweroutlet.type.b: b R3.6 3.6 16.8 16.8 3.4; d M9.4 8.4V12M14.6 8.4V12; q O12 16 1.4
    spigot: s M4 12H14Q18 12 18 16M9 12V7M5.6 7H12.4; p O18 19.6 1.4
    ipod: b R5.4 2 13.2 20 2.6; d R8.4 5 7.2 4.6 .8; d O12 15.6 3
    photo.circle: b1 O12 12 9.2; d M6.6 15.6L10 12L12.2 14.2L14.6 11.6L17.4 14.6; q O9.2 8.8 1.2
    house.circle: b1 O12 12 9.2; q M11.4 6.6L6 11.4L6.8 12.2L7.6 11.6V16Q7.6 17 8.6 \
    17H10.6V13.6H13.4V17H15.4Q16.4 17 16.4 16V11.6L17.2 12.2L18 11.4L12.6 6.6Q12 6.2 11.4 6.6Z
    camera.circle: b1 O12 12 9.2; d M10.2 8L9.4 9.2H8Q6.8 9.2 6.8 10.4V14.8Q6.8 16 8 16H16Q17.2 \
    16 17.2 14.8V10.4Q17.2 9.2 16 9.2H14.6L13.8 8ZM12 10.6A1.9 1.9 0 1 0 12 14.4A1.9 1.9 0 1 0 12 \
    10.6Z
    envelope.circle: b1 O12 12 9.2; d M6.8 9.4Q6.8 8.4 7.8 8.4H16.2Q17.2 8.4 17.2 9.4V14.6Q17.2 \
    15.6 16.2 15.6H7.8Q6.8 15.6 6.8 14.6ZM7 9L12 12.6L17 9
    clock.circle: @clock
    info.circle: b1 O12 12 9.2; d M10.4 11H12.4V16.6M10 16.8H14.6; q O12.2 7.6 1.3
    gearshape.circle: b1 O12 12 9.2; @_gearcut s.56 l0
    gear.circle: @gearshape.circle
    _gearcut: q G12 12 8 10 7.6; g O12 12 1.8; m O12 12 2.8
    alarm.waves.left.and.right: @alarm s0.82; s1 M3.2 8.6A10 10 0 0 0 3.2 16.6M20.8 8.6A10 10 0 0 \
    1 20.8 16.6
    exclamationmark.arrow.circlepath: @arrow.triangle.2.circlepath; s M12 8.4V12.4; p O12 15.4 1.1
    exclamationmark.arrow.triangle.2.circlepath: @exclamationmark.arrow.circlepath
    checkmark.arrow.trianglehead.counterclockwise: @arrow.counterclockwise; s M9 13.2L11.2 \
    15.6L15 10.4
    dollarsign.arrow.circlepath: @arrow.triangle.2.circlepath; @dollarsign s.5 w.8
    arrow.trianglehead.2.clockwise: @arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise: @arrow.clockwise
    arrow.trianglehead.counterclockwise: @arrow.counterclockwise
    arrow.trianglehead.2.clockwise.rotate.90: @arrow.triangle.2.circlepath
    circle.grid.cross: b O12 4.6 2.6 O12 19.4 2.6 O4.6 12 2.6 O19.4 12 2.6
    waveform.and.mic: s M1.6 10.6V13.4M4.8 7.6V16.4M8 4.6V19.4M11.2 8V16; @mic s.72 x6.4 w.95
    wifi.router: b R2.4 13 19.2 7 2.2; s M17 12.6V9; s1 M13.8 6.4A4.8 4.8 0 0 1 20.2 6.4; q O6.4 \
    16.5 1.1 O10 16.5 1.1
    cursorarrow.rays: @cursorarrow s.66 x3 y3.4; s M9 3V5.6M3 9H5.6M4.8 4.8L6.6 6.6M13.4 4.8L11.6 \
    6.6M4.8 13.4L6.6 11.6
    cursorarrow.click: @cursorarrow.rays
    rectangle.3.offgrid: b R2 4 11.6 6 1.6 R2 13.4 8 6.6 1.6 R13.4 13.4 8.6 6.6 1.6
    xmark.bin: b M4 4H20L18.8 18.2Q18.5 20.4 16.3 20.4H7.7Q5.5 20.4 5.2 18.2Z; d M9 9L15 15M15 \
    9L9 15
    circle.dashed.inset.filled: @circle.dashed; p O12 12 5.4
    inset.filled.circle: @circle.inset.filled
    calendar.day.timeline.left: b R2.6 4 18.8 16 3.2; d M8 4.2V19.8M2.8 9H21.2; d M11 12.6H18M11 \
    16H15.4; q O5.4 13.6 1
    clock.arrow.2.circlepath: @arrow.triangle.2.circlepath; s M12 8.4V12.2L14.4 13.6
    gearshape.arrow.triangle.2.circlepath: @arrow.triangle.2.circlepath; @gearshape s0.44 w.8
    scroll: b M6.4 3.4H17Q19.2 3.4 19.2 5.6V16.6H21.6V18Q21.6 20.6 19 20.6H9Q6.4 20.6 6.4 \
    18V8H2.4V6.4Q2.4 3.4 4.8 3.4Z; d M9.8 8H15.8M9.8 11.8H15.8M9.6 16.6H19
    translate: s M2.4 5.4H13M7.7 3V5.4M10.8 5.6C10 9.6 7 13 3 14.8M5 8.6C6.4 11.4 8.8 13.4 12 \
    14.4M12.4 21L17 10.4L21.6 21M14 17.6H20
    progress.indicator: @_ray; @_ray r45; @_ray r90; @_ray r135; @_ray r180; @_ray r225; @_ray \
    r270; @_ray r315
    _ray: s M12 2.8V7.6
    light.max: s M12 2.6V6M12 18V21.4M2.6 12H6M18 12H21.4M5.4 5.4L7.8 7.8M16.2 16.2L18.6 \
    18.6M18.6 5.4L16.2 7.8M7.8 16.2L5.4 18.6; p O12 12 2.8
    light.min: s M12 5V7M12 17V19M5 12H7M17 12H19M7 7L8.4 8.4M15.6 15.6L17 17M17 7L15.6 8.4M8.4 \
    15.6L7 17; p O12 12 2.2
    signpost.right.and.left: b M4.4 4H16L19.4 6.6L16 9.2H4.4ZM8 12H19.6V17.2H8L4.6 14.6Z; s M12 \
    1.8V3.8M12 9.4V11.8M12 17.4V22
    sensor: b R5.4 2.4 13.2 19.2 2.4; d O12 8 2.2; d M9 15H15M9 18H15
    lines.measurement.horizontal: s M2.6 6V18M21.4 6V18M7.3 10V14M12 8V16M16.7 10V14
    road.lanes.curved.right: s M4 20.6C4 12 7 7 14 3.4M20 20.6C20 16 20.4 13 21.4 10.4M12 \
    20.6V18M12.4 14.6L13.2 12M15 8.6L16.8 6.4
    point.topleft.down.to.point.bottomright.curvepath: \
    @point.topleft.down.curvedto.point.bottomright.up
    square.stack.3d.down.forward: @square.stack.3d.up
    cable.connector.horizontal: s M1.6 12H6M18 12H22.4; b R6 8.4 4.6 7.2 1.2 R13.4 8.4 4.6 7.2 1.2
    envelope.arrow.triangle.branch: @envelope s0.7 x-3.4 y3; @arrow.triangle.branch s0.5 x6.4 y-5 \
    w.9
    rectangle.lefthalf.inset.filled: s R2 5.2 20 13.6 2.8; p R4.6 7.8 7 8.4 1
    rectangle.righthalf.inset.filled: @rectangle.lefthalf.inset.filled f
    rectangle.bottomthird.inset.filled: s R2 5.2 20 13.6 2.8; p R4.6 12.8 14.8 3.4 .8
    iphone.and.arrow.forward: b R3 1.8 11 20.4 2.8; h M9 12H21.4M17.6 8L21.6 12L17.6 16; mirrored
    bubble.left.and.exclamationmark.bubble.right: @bubble.left.and.bubble.right; d M9 6.4V9.4; q \
    O9 12 .95
    person.and.background.dotted: @circle.dotted; p O12 9.4 2.8; p M6.4 18C7.2 15.4 9.4 14 12 \
    14C14.6 14 16.8 15.4 17.6 18A8 8 0 0 1 6.4 18Z
    directcurrent: s M3.4 9H20.6M3.4 15H6.6M10.4 15H13.6M17.4 15H20.6
    alternatingcurrent: s M2.8 12C5.2 4 9 4 12 12C15 20 18.8 20 21.2 12
    chart.bar: b R2.6 12.4 4.8 8 1.2 R9.6 7.8 4.8 12.6 1.2 R16.6 3.4 4.8 17 1.2
    chart.bar.xaxis: b R4 9.6 3.8 8 1 R10.1 5 3.8 12.6 1 R16.2 2.6 3.8 15 1; s M2.4 21.2H21.6
    chart.bar.doc.horizontal: @doc; d M8.4 9.6H11M8.4 13H15.6M8.4 16.8H13
    chart.bar.horizontal.page: @chart.bar.doc.horizontal
    chart.pie: b M10.2 4.6V12Q10.2 13.8 12 13.8H19.4A9 9 0 1 1 10.2 4.6Z; b M13.4 2.4A8.6 8.6 0 0 \
    1 21.6 10.6H14.6Q13.4 10.6 13.4 9.4Z
    chart.line.uptrend.xyaxis: s M2.8 2.8V18.2Q2.8 21 5.6 21H21.2; s M6.6 15.8L11 10.4L14.4 \
    13.2L20.4 5.6
    chart.line.uptrend.xyaxis.circle: b1 O12 12 9.2; d M7 6.8V15.4Q7 17 8.6 17H17.2M9.4 13.8L11.8 \
    10.8L13.8 12.4L16.8 8.4
    chart.line.downtrend.xyaxis: s M2.8 2.8V18.2Q2.8 21 5.6 21H21.2; s M6.6 5.6L11 11L14.4 \
    8.6L20.4 16
    chart.line.flattrend.xyaxis: s M2.8 2.8V18.2Q2.8 21 5.6 21H21.2; s M6.6 11.4H20.4
    chart.xyaxis.line: s M2.8 2.8V18.2Q2.8 21 5.6 21H21.2; s M6.4 15.4L10 8.4L14 12.8L17 7L20.6 10.6
    align.vertical.bottom: s M3 20.6H21; b R5.4 8 4.6 9 1.2 R14 3.4 4.6 13.6 1.2
    align.horizontal.left: @align.vertical.bottom r90
    """
}
