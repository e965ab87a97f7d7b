extension SymbolData {
  /// Networks, batteries, telephones, computers and their parts.
  static let devices = """
    wifi.exclamationmark: s M2.2 9A13.8 13.8 0 0 1 21.8 9; s M5.8 12.8A8.8 8.8 0 0 1 8.6 11M15.4 \
    11A8.8 8.8 0 0 1 18.2 12.8; s*1.1 M12 10.6V15.2; p O12 19 1.3
    wifi: p O12 19 1.8; s1 M8.8 15.8A4.6 4.6 0 0 1 15.2 15.8; s1 M5.6 12.4A9.2 9.2 0 0 1 18.4 \
    12.4; s2 M2.2 9A13.9 13.9 0 0 1 21.8 9
    cellularbars: p R2.4 15.6 3.6 5 1 R7.6 11.8 3.6 8.8 1 R12.8 7.8 3.6 12.8 1 R18 3.6 3.6 17 1
    bluetooth: s M6.4 7.4L17.4 16.4L12 21.4V2.6L17.4 7.6L6.4 16.6
    simcard: b M6.4 2.6H13.4Q14.2 2.6 14.8 3.2L18.4 7Q19 7.6 19 8.4V19Q19 21.4 16.6 21.4H7.4Q5 \
    21.4 5 19V5Q5 2.6 6.4 2.6Z; d R8.4 11 7.2 6.8 1.2; d M12 11V17.8
    sdcard: @simcard
    battery.100: s R1.4 6.6 18.6 10.8 3; p R3.9 9.1 13.6 5.8 1.4; s*1.2 M22.8 10.6V13.4
    battery.100percent: @battery.100
    battery.75: s R1.4 6.6 18.6 10.8 3; p R3.9 9.1 10.2 5.8 1.4; s*1.2 M22.8 10.6V13.4
    battery.75percent: @battery.75
    battery.50: s R1.4 6.6 18.6 10.8 3; p R3.9 9.1 6.8 5.8 1.4; s*1.2 M22.8 10.6V13.4
    battery.50percent: @battery.50
    battery.25: s R1.4 6.6 18.6 10.8 3; p R3.9 9.1 3.6 5.8 1.4; s*1.2 M22.8 10.6V13.4
    battery.25percent: @battery.25
    battery.0: s R1.4 6.6 18.6 10.8 3; s*1.2 M22.8 10.6V13.4
    battery.0percent: @battery.0
    battery.100.bolt: s M7.6 6.6H4.4Q1.4 6.6 1.4 9.6V14.4Q1.4 17.4 4.4 17.4H6.4M14 6.6H17Q20 6.6 \
    20 9.6V14.4Q20 17.4 17 17.4H13; s*1.2 M22.8 10.6V13.4; p M12.4 4.4L6.6 12.6H10.4L8.8 \
    19.6L14.8 11.2H10.8Z
    battery.100percent.bolt: @battery.100.bolt
    minus.plus.batteryblock: b R2 6.6 20 13 2; s M5 4H8M16 4H19; d M5.6 12.6H9.4M14.6 \
    12.6H18.4M16.5 10.7V14.5
    iphone: b R6.2 1.6 11.6 20.8 3; d M10.6 4.4H13.4
    iphone.gen1: b R6.2 1.6 11.6 20.8 3; d M10.8 19.6H13.2
    iphone.gen2: @iphone
    iphone.gen3: @iphone
    smartphone: @iphone
    iphone.homebutton: b R6.2 1.6 11.6 20.8 3; d O12 19 1
    iphone.landscape: @iphone r90
    iphone.radiowaves.left.and.right: @iphone s.9; s1 M3.6 7.4A8.4 8.4 0 0 0 3.6 16.6M20.4 \
    7.4A8.4 8.4 0 0 1 20.4 16.6
    apps.iphone: @iphone; q R8.6 7.4 2.6 2.6 .7 R12.8 7.4 2.6 2.6 .7 R8.6 11.6 2.6 2.6 .7 R12.8 \
    11.6 2.6 2.6 .7
    ipad: b R3.8 1.8 16.4 20.4 2.8; d M10.4 19.4H13.6
    ipad.landscape: @ipad r-90
    ipad.and.iphone: b R2 3 13.4 17.4 2.4; g R13.2 9 8.6 13 2; b R13.2 9 8.6 13 2
    macbook.and.iphone: b R3 5 15.4 10.6 1.8; s M1 18.6H12.6; g R15 9.4 7.6 12 1.8; b R15 9.4 7.6 \
    12 1.8
    laptopcomputer.and.iphone: @macbook.and.iphone
    laptopcomputer: b R4 4.4 16 11.6 2.2; b M1.4 18.6H22.6Q22.2 20.4 20.4 20.4H3.6Q1.8 20.4 1.4 \
    18.6Z
    macbook: @laptopcomputer
    desktopcomputer: b R1.8 3.2 20.4 13.4 2.4; d M2 13.2H22; s M12 16.8V20.8M7.8 20.8H16.2
    pc: b R6.6 2.4 10.8 19.2 2; d M9.8 6.4H14.2M9.8 9.6H14.2; q O12 17 1.2
    display: b R1.8 3.2 20.4 14 2.4; s M12 17.4V20.8M7.8 20.8H16.2
    display.2: b R6 3 16 10.6 2; s M4 8H3.6Q2 8 2 9.8V17Q2 18.8 3.8 18.8H15.4Q17 18.8 17 17M9.6 \
    19V21.4M6.8 21.4H12.4
    tv: b R1.8 3.8 20.4 14 2.6; s M7.4 21H16.6
    appletv: b R2.6 8 18.8 9 2.8; q O17.6 12.5 1
    play.display: @display; q M10 6.8V13.6L15.4 10.2Z
    applewatch: b R6 6 12 12 3.2; s M8.4 5.2L9.2 2.2H14.8L15.6 5.2M8.4 18.8L9.2 21.8H14.8L15.6 \
    18.8M20 10.6V12.6
    watch.analog: b O12 12 6.4; d M12 8.6V12.2H14.6; s M8.8 6L9.4 2.2H14.6L15.2 6M8.8 18L9.4 \
    21.8H14.6L15.2 18
    visionpro: b M5.4 7.2H18.6C21.2 7.2 22.6 9 22.6 11.8C22.6 15 20.8 17.2 18.4 17.2C15 17.2 14.4 \
    14 12 14C9.6 14 9 17.2 5.6 17.2C3.2 17.2 1.4 15 1.4 11.8C1.4 9 2.8 7.2 5.4 7.2Z
    externaldrive: b R2.2 12.4 19.6 7.6 2; b M6.4 4.4H17.6Q18.8 4.4 19.3 5.5L22 12.6H2L4.7 \
    5.5Q5.2 4.4 6.4 4.4Z; k M2.6 12.4H21.4; q O18 16.2 1.2
    internaldrive: b R2.2 12 19.6 7.8 2; b M6.4 4.2H17.6Q18.8 4.2 19.3 5.3L21.6 12H2.4L4.7 \
    5.3Q5.2 4.2 6.4 4.2Z; k M2.6 12H21.4; q O18 16 1.2; d M6 16H12
    opticaldisc: b O12 12 9.2; d O12 12 2.2; d M12 5.4A6.6 6.6 0 0 1 18.6 12
    server.rack: b R3 3 18 5 1.6 R3 9.5 18 5 1.6 R3 16 18 5 1.6; q O6.4 5.5 .95 O6.4 12 .95 O6.4 \
    18.5 .95; d M14 5.5H18M14 12H18M14 18.5H18
    xserve: @server.rack
    cylinder: b M4 5.6C4 3.8 7.4 2.6 12 2.6C16.6 2.6 20 3.8 20 5.6V18.4C20 20.2 16.6 21.4 12 \
    21.4C7.4 21.4 4 20.2 4 18.4Z; d M4.2 6C5 7.6 8 8.6 12 8.6C16 8.6 19 7.6 19.8 6
    cylinder.split.1x2: @cylinder; d M4.2 12.4C5 14 8 15 12 15C16 15 19 14 19.8 12.4
    terminal: b R2 4 20 16 3; d M6.4 8.4L10 11.6L6.4 14.8M11.8 15H16.6
    apple.terminal: @terminal
    macwindow: b R2 4 20 16 3; d M2.2 8.8H21.8; q O5.2 6.5 .9 O7.9 6.5 .9 O10.6 6.5 .9
    menubar.rectangle: b R2 4 20 16 3; p M2 9V7Q2 4 5 4H19Q22 4 22 7V9Z
    dock.rectangle: b R2 4.6 20 14.8 2.8; q R6 14.4 12 2.6 .9
    keyboard: b R1.6 5.4 20.8 13.2 2.6; q O5.4 9 .95 O8.7 9 .95 O12 9 .95 O15.3 9 .95 O18.6 9 .95 \
    O5.4 12 .95 O8.7 12 .95 O12 12 .95 O15.3 12 .95 O18.6 12 .95; d M8 15.4H16
    keyboard.chevron.compact.down: @keyboard s.86 y-3; s M9.4 20L12 22L14.6 20
    computermouse: b R6.4 2.4 11.2 19.2 5.6; d M12 6V9.6
    cpu: b R5 5 14 14 2.4; d R9 9 6 6 1; s M9 4.6V2M15 4.6V2M9 19.4V22M15 19.4V22M4.6 9H2M4.6 \
    15H2M19.4 9H22M19.4 15H22
    memorychip: b R2.4 6.4 19.2 11.2 2; s M6.4 6V3.6M10.1 6V3.6M13.9 6V3.6M17.6 6V3.6M6.4 \
    18V20.4M10.1 18V20.4M13.9 18V20.4M17.6 18V20.4; d M6 12H18
    """
}
