extension SymbolData {
  /// Arrows and chevrons; most are turned from one.
  static let arrows = """
    arrow.up: s M12 20.6V3.8M5.4 10.2L12 3.6L18.6 10.2
    arrow.right: @arrow.up r90
    arrow.down: @arrow.up r180
    arrow.left: @arrow.up r-90
    arrow.forward: @arrow.right; mirrored
    arrow.backward: @arrow.left; mirrored
    arrow.up.right: s M5.8 18.2L18 6M8 5.8H18.2V16
    arrow.down.right: @arrow.up.right r90
    arrow.down.left: @arrow.up.right r180
    arrow.up.left: @arrow.up.right r-90
    arrow.up.forward: @arrow.up.right; mirrored
    arrow.down.forward: @arrow.down.right; mirrored
    arrow.up.backward: @arrow.up.left; mirrored
    arrow.down.backward: @arrow.down.left; mirrored
    arrow.up.and.down: s M12 2.4V21.6M7.2 7.2L12 2.4L16.8 7.2M7.2 16.8L12 21.6L16.8 16.8
    arrow.left.and.right: @arrow.up.and.down r90
    arrow.up.arrow.down: s M7.2 20V4.2M2.8 8.6L7.2 4.2L11.6 8.6M16.8 4V19.8M12.4 15.4L16.8 \
    19.8L21.2 15.4
    arrow.left.arrow.right: @arrow.up.arrow.down r90
    arrow.right.arrow.left: @arrow.left.arrow.right
    arrow.up.and.down.and.arrow.left.and.right: s M12 2V22M2 12H22M9 5L12 2L15 5M9 19L12 22L15 \
    19M5 9L2 12L5 15M19 9L22 12L19 15
    arrow.up.left.and.arrow.down.right: s M10.6 10.6L4.2 4.2M4.2 10.4V4.2H10.4M13.4 13.4L19.8 \
    19.8M19.8 13.6V19.8H13.6
    arrow.up.right.and.arrow.down.left: @arrow.up.left.and.arrow.down.right f
    arrow.up.backward.and.arrow.down.forward: @arrow.up.left.and.arrow.down.right; mirrored
    arrow.down.right.and.arrow.up.left: s M3.6 3.6L10.2 10.2M10.2 4V10.2H4M20.4 20.4L13.8 \
    13.8M13.8 20V13.8H20
    arrow.down.left.and.arrow.up.right: @arrow.down.right.and.arrow.up.left f
    arrow.clockwise: s M19.7 12.8A7.7 7.7 0 1 1 17.4 7.4M17.8 2.8V7.8H12.8
    arrow.counterclockwise: @arrow.clockwise f
    arrow.triangle.2.circlepath: s M4.2 10.4A8 8 0 0 1 18.8 7.6M19.4 2.8V7.8H14.4M19.8 13.6A8 8 0 \
    0 1 5.2 16.4M4.6 21.2V16.2H9.6
    arrow.2.circlepath: @arrow.triangle.2.circlepath
    arrow.triangle.swap: @arrow.left.arrow.right
    arrow.2.squarepath: @repeat
    arrow.uturn.left: s M8.4 14.8L3.4 9.8L8.4 4.8M3.6 9.8H14.8A5.1 5.1 0 0 1 14.8 20H9.6
    arrow.uturn.backward: @arrow.uturn.left; mirrored
    arrow.uturn.right: @arrow.uturn.left f
    arrow.uturn.forward: @arrow.uturn.right; mirrored
    arrow.uturn.up: @arrow.uturn.left r90
    arrow.uturn.down: @arrow.uturn.left r-90
    arrow.turn.up.right: s M4.4 20V13.6Q4.4 9.6 8.4 9.6H19.6M14.8 4.8L19.6 9.6L14.8 14.4
    arrow.turn.up.left: @arrow.turn.up.right f
    arrow.turn.down.right: s M4.4 4V10.4Q4.4 14.4 8.4 14.4H19.6M14.8 9.6L19.6 14.4L14.8 19.2
    arrow.turn.down.left: @arrow.turn.down.right f
    arrow.turn.right.up: s M4 19.6H10.4Q14.4 19.6 14.4 15.6V4.4M9.6 9.2L14.4 4.4L19.2 9.2
    arrow.triangle.turn.up.right: @arrow.turn.up.right
    arrow.triangle.turn.up.right.diamond: b1 M13.3 2.6L21.4 10.7A1.85 1.85 0 0 1 21.4 13.3L13.3 \
    21.4A1.85 1.85 0 0 1 10.7 21.4L2.6 13.3A1.85 1.85 0 0 1 2.6 10.7L10.7 2.6A1.85 1.85 0 0 1 \
    13.3 2.6Z; d M9 15.4V12.6Q9 11 10.6 11H15M13 8.6L15.4 11L13 13.4
    arrow.triangle.branch: s M12 21.4V15.6C12 11.8 5.6 11.4 5.6 3.8M12 15.6C12 11.8 18.4 11.4 \
    18.4 3.8M2.4 7L5.6 3.8L8.8 7M15.2 7L18.4 3.8L21.6 7
    arrow.triangle.merge: @arrow.triangle.branch r180
    arrow.up.to.line: s M12 20.6V8M6.6 13.2L12 7.8L17.4 13.2M4.6 3.4H19.4
    arrow.down.to.line: @arrow.up.to.line r180
    arrow.left.to.line: @arrow.up.to.line r-90
    arrow.right.to.line: @arrow.up.to.line r90
    arrow.right.to.line.compact: @arrow.right.to.line
    arrow.down.app: b R3.2 3.2 17.6 17.6 5; d M12 6.8V17M7.8 12.8L12 17L16.2 12.8
    arrow.up.bin: b M4 3.6H20V16Q20 20.4 15.6 20.4H8.4Q4 20.4 4 16Z; d M12 16.4V8M8.2 11.4L12 \
    7.6L15.8 11.4
    arrowshape.turn.up.left: b M10.2 4.6V8.4C17 8.6 21 12.2 21.4 19.4C18.8 15.8 15.6 14.6 10.2 \
    14.6V18.6Q10.2 20.2 9.1 19.2L2.6 12.5Q1.8 11.6 2.6 10.7L9.1 4Q10.2 3 10.2 4.6Z
    arrowshape.turn.up.backward: @arrowshape.turn.up.left; mirrored
    arrowshape.turn.up.right: @arrowshape.turn.up.left f
    arrowshape.turn.up.forward: @arrowshape.turn.up.right; mirrored
    arrowshape.up: b M12.7 3.2L20.4 11.2Q21.2 12.4 19.8 12.4H16V19.2Q16 20.8 14.4 20.8H9.6Q8 20.8 \
    8 19.2V12.4H4.2Q2.8 12.4 3.6 11.2L11.3 3.2Q12 2.6 12.7 3.2Z
    arrowshape.right: @arrowshape.up r90
    arrowshape.down: @arrowshape.up r180
    arrowshape.left: @arrowshape.up r-90
    arrowshape.forward: @arrowshape.right; mirrored
    arrowshape.backward: @arrowshape.left; mirrored
    arrowtriangle.up: b M13.1 5.4L20.3 17Q21.2 18.8 19.3 18.8H4.7Q2.8 18.8 3.7 17L10.9 5.4Q12 3.9 \
    13.1 5.4Z
    arrowtriangle.down: @arrowtriangle.up r180
    arrowtriangle.left: @arrowtriangle.up r-90
    arrowtriangle.right: @arrowtriangle.up r90
    arrowtriangle.forward: @arrowtriangle.right; mirrored
    arrowtriangle.backward: @arrowtriangle.left; mirrored
    chevron.right: s M8.2 4.2L16 12L8.2 19.8
    chevron.down: @chevron.right r90
    chevron.left: @chevron.right r180
    chevron.up: @chevron.right r-90
    chevron.forward: @chevron.right; mirrored
    chevron.backward: @chevron.left; mirrored
    chevron.right.2: s M4.8 4.8L12 12L4.8 19.2M12 4.8L19.2 12L12 19.2
    chevron.left.2: @chevron.right.2 r180
    chevron.down.2: @chevron.right.2 r90
    chevron.up.2: @chevron.right.2 r-90
    chevron.forward.2: @chevron.right.2; mirrored
    chevron.backward.2: @chevron.left.2; mirrored
    chevron.compact.right: s M9.8 4L14.2 12L9.8 20
    chevron.compact.left: @chevron.compact.right r180
    chevron.compact.down: @chevron.compact.right r90
    chevron.compact.up: @chevron.compact.right r-90
    chevron.up.chevron.down: s M6.4 9L12 3.4L17.6 9M6.4 15L12 20.6L17.6 15
    chevron.left.chevron.right: @chevron.up.chevron.down r90
    chevron.left.forwardslash.chevron.right: s M6.6 6.6L1.2 12L6.6 17.4M17.4 6.6L22.8 12L17.4 \
    17.4M13.8 4.2L10.2 19.8
    shuffle: s M2.8 7H6.2C11 7 12.6 17 17.4 17H20.6M2.8 17H6.2C8 17 9.3 15.7 10.3 14M13.3 10C14.3 \
    8.2 15.6 7 17.4 7H20.6M17.8 3.8L21 7L17.8 10.2M17.8 13.8L21 17L17.8 20.2
    repeat: s M16.8 2.4L20.4 6L16.8 9.6M20.2 6H8Q3.8 6 3.8 10.2V11.4M7.2 21.6L3.6 18L7.2 14.4M3.8 \
    18H16Q20.2 18 20.2 13.8V12.6
    repeat.1: @repeat; s M10.8 10.6L12.4 9.6V14.6
    gobackward: @arrow.counterclockwise
    goforward: @arrow.clockwise
    gobackward.5: @gobackward; @_5 s0.4 w.78 y.8
    gobackward.10: @gobackward; @_1 s0.4 w.78 x-2.4 y.8; @_0 s0.4 w.78 x1.7 y.8
    gobackward.15: @gobackward; @_1 s0.4 w.78 x-2.4 y.8; @_5 s0.4 w.78 x1.6 y.8
    gobackward.30: @gobackward; @_3 s0.4 w.78 x-2.4 y.8; @_0 s0.4 w.78 x2.4 y.8
    goforward.5: @goforward; @_5 s0.4 w.78 y.8
    goforward.10: @goforward; @_1 s0.4 w.78 x-2.4 y.8; @_0 s0.4 w.78 x1.7 y.8
    goforward.15: @goforward; @_1 s0.4 w.78 x-2.4 y.8; @_5 s0.4 w.78 x1.6 y.8
    goforward.30: @goforward; @_3 s0.4 w.78 x-2.4 y.8; @_0 s0.4 w.78 x2.4 y.8
    """
}
