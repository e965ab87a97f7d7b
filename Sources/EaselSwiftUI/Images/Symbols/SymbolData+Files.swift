extension SymbolData {
  /// Documents, folders, mail and messages.
  static let files = """
    doc: b M7.6 2.6H12.2Q13 2.6 13.7 3.3L18.3 7.9Q19 8.6 19 9.4V18.8Q19 21.4 16.4 21.4H7.6Q5 21.4 \
    5 18.8V5.2Q5 2.6 7.6 2.6Z; d M12.6 3V6.8Q12.6 9 14.8 9H18.6
    document: @doc
    doc.text: @doc; d M8.4 13H15.6M8.4 16.8H15.6
    document.text: @doc.text
    doc.plaintext: @doc.text
    doc.richtext: @doc; d M8.4 12.8H15.6M8.4 16H15.6M8.4 19H12; q R8.4 6.6 2.4 2.8 .5
    doc.append: @doc.text
    doc.text.image: @doc; d M7.6 17.8L10.4 14.6L12 16.2L14 14L16.4 17.8
    doc.text.magnifyingglass: b1 M7.6 2.2H11.8Q12.6 2.2 13.3 2.9L16.7 6.3Q17.4 7 17.4 7.8V16Q17.4 \
    18.6 14.8 18.6H7.6Q5 18.6 5 16V4.8Q5 2.2 7.6 2.2Z; d1 M8.2 7.6H11M8.2 11H12; g O15.4 15.8 \
    3.6; s O15.4 15.8 3.6; s M18.1 18.5L21 21.4
    document.badge.plus: @doc.badge.plus
    doc.on.doc: b1 M11.2 2.4H15.2L20.4 7.6V15Q20.4 17 18.4 17H11.2Q9.2 17 9.2 15V4.4Q9.2 2.4 11.2 \
    2.4Z; g M5.6 7H9.6L14.8 12.2V19.6Q14.8 21.6 12.8 21.6H5.6Q3.6 21.6 3.6 19.6V9Q3.6 7 5.6 7Z; b \
    M5.6 7H9.6L14.8 12.2V19.6Q14.8 21.6 12.8 21.6H5.6Q3.6 21.6 3.6 19.6V9Q3.6 7 5.6 7Z; d M9.4 \
    7.4V10.6Q9.4 12.4 11.2 12.4H14.4
    document.on.document: @doc.on.doc
    doc.zipper: @doc; d M9 5V6M9 9V10M9 13V14M9 17V18
    arrow.down.doc: @doc; d M12 10.4V18M8.8 15L12 18.2L15.2 15
    arrow.up.doc: @doc; d M12 18.4V10.8M8.8 13.8L12 10.6L15.2 13.8
    plus.doc: @doc; d M12 11V18M8.5 14.5H15.5
    lock.doc: @doc; m R8.8 13.4 6.4 5 1; e R8.8 13.4 6.4 5 1; x R8.8 13.4 6.4 4.8 1; d M10 \
    13.2V12A2 2 0 0 1 14 12V13.2
    note: b M7 3H17Q21 3 21 7V13.6Q21 14.6 20.2 15.4L15.4 20.2Q14.6 21 13.6 21H7Q3 21 3 17V7Q3 3 \
    7 3Z; d M20.8 14.4H17Q14.4 14.4 14.4 17V20.8
    note.text: @note; d M7 7.6H17M7 11.2H14
    newspaper: b M5.4 3.6H15.6Q18 3.6 18 6V20.4H5Q2.4 20.4 2.4 17.8V6.6Q2.4 3.6 5.4 3.6Z; s M18 \
    9H19.6Q21.6 9 21.6 11V18.2A2.2 2.2 0 0 1 17.2 18.2; d M6 7.6H14.4M6 11H9.4V14.4H6ZM12.4 \
    11H14.4M12.4 14.4H14.4M6 17.6H14.4
    folder: b M2.4 17.4V6.8Q2.4 4.2 5 4.2H7.8Q8.8 4.2 9.6 4.9L10.8 5.9Q11.6 6.6 12.6 6.6H19Q21.6 \
    6.6 21.6 9.2V17.4Q21.6 20 19 20H5Q2.4 20 2.4 17.4Z; d M2.6 10.4H21.4
    folder.circle: b1 O12 12 9.2; d M7 15V9.2Q7 8.2 8 8.2H10L11.2 9.4H16Q17 9.4 17 10.4V15Q17 16 \
    16 16H8Q7 16 7 15Z
    tray: b M2.6 13.6L5.2 6.5Q5.9 4.6 7.9 4.6H16.1Q18.1 4.6 18.8 6.5L21.4 13.6V17Q21.4 19.8 18.6 \
    19.8H5.4Q2.6 19.8 2.6 17Z; d M2.8 13.6H7.2Q8.2 13.6 8.6 14.6Q9.4 16.6 12 16.6Q14.6 16.6 15.4 \
    14.6Q15.8 13.6 16.8 13.6H21.2
    tray.full: @tray; d M7.6 8H16.4M6.6 10.8H17.4
    tray.2: @tray s0.76 y-4.4; s M3.8 15.4V18.2Q3.8 21.4 7 21.4H17Q20.2 21.4 20.2 18.2V15.4
    tray.and.arrow.down: b M2.6 14.4L4.6 9.4H8M16 9.4H19.4L21.4 14.4V18Q21.4 20.8 18.6 \
    20.8H5.4Q2.6 20.8 2.6 18V14.4; d M2.8 14.4H7.6Q8.2 17.2 12 17.2Q15.8 17.2 16.4 14.4H21.2; h \
    M12 2.4V11.4M8.6 8.4L12 11.8L15.4 8.4
    tray.and.arrow.up: b M2.6 14.4L4.6 9.4H8M16 9.4H19.4L21.4 14.4V18Q21.4 20.8 18.6 20.8H5.4Q2.6 \
    20.8 2.6 18V14.4; d M2.8 14.4H7.6Q8.2 17.2 12 17.2Q15.8 17.2 16.4 14.4H21.2; h M12 12V2.6M8.6 \
    5.8L12 2.4L15.4 5.8
    archivebox: b R2.4 3.8 19.2 4.8 1.4; b M4 8.6H20V17.6Q20 20.4 17.2 20.4H6.8Q4 20.4 4 17.6Z; d \
    M9.2 12.6H14.8; k M3 8.8H21
    shippingbox: b M11.1 2.7Q12 2.2 12.9 2.7L19.8 6.3Q20.8 6.9 20.8 8V16Q20.8 17.1 19.8 17.7L12.9 \
    21.3Q12 21.8 11.1 21.3L4.2 17.7Q3.2 17.1 3.2 16V8Q3.2 6.9 4.2 6.3Z; d M3.6 7L12 11.5L20.4 \
    7M12 11.5V21.4M7.8 4.6L16.2 9.2
    cube: b M11.1 2.7Q12 2.2 12.9 2.7L19.8 6.3Q20.8 6.9 20.8 8V16Q20.8 17.1 19.8 17.7L12.9 \
    21.3Q12 21.8 11.1 21.3L4.2 17.7Q3.2 17.1 3.2 16V8Q3.2 6.9 4.2 6.3Z; d M3.6 7L12 11.5L20.4 \
    7M12 11.5V21.4
    cube.box: @shippingbox
    cube.transparent: s M12 2.6L20.4 7.2V16.8L12 21.4L3.6 16.8V7.2ZM3.8 7.4L12 11.6L20.2 7.4M12 \
    11.6V21.2
    envelope: b R2 4.8 20 14.4 2.8; d M2.8 6.6L10.4 12.9Q12 14.2 13.6 12.9L21.2 6.6
    envelope.open: b M11 3.4Q12 2.8 13 3.4L20 7.8Q21.2 8.6 21.2 10V18Q21.2 20.8 18.4 20.8H5.6Q2.8 \
    20.8 2.8 18V10Q2.8 8.6 4 7.8Z; d M3.4 9.6L10.6 14.2Q12 15 13.4 14.2L20.6 9.6
    mail.stack: b R2 8 20 12.4 2.6; d M2.8 9.6L10.6 14.8Q12 15.6 13.4 14.8L21.2 9.6; s M4.8 4.6H19.2
    paperplane: b M20 3.2L3.4 9.4Q2 10 3.4 10.6L10.4 13.6L13.4 20.6Q14 22 14.6 20.6L20.8 4Q21.2 \
    2.8 20 3.2Z; d M10.6 13.4L20 4
    bubble.left: b M12 3.2C6.6 3.2 2.4 6.6 2.4 11.2C2.4 13.8 3.7 16 5.8 17.5C6 18.6 5.4 19.8 4.4 \
    20.7Q4 21.3 4.8 21.3C6.8 21.2 8.8 20.2 10.2 19.1C10.8 19.2 11.4 19.2 12 19.2C17.4 19.2 21.6 \
    15.8 21.6 11.2C21.6 6.6 17.4 3.2 12 3.2Z
    bubble.right: @bubble.left f
    bubble: @bubble.left
    bubble.middle.bottom: b M6 3.6H18Q21.2 3.6 21.2 6.8V14Q21.2 17.2 18 17.2H15L12 20.6L9 \
    17.2H6Q2.8 17.2 2.8 14V6.8Q2.8 3.6 6 3.6Z
    message: @bubble.left
    message.badge: @bubble.left.badge
    ellipsis.bubble: @bubble.left; q O7.4 11.2 1.4 O12 11.2 1.4 O16.6 11.2 1.4
    ellipsis.message: @ellipsis.bubble
    exclamationmark.bubble: @bubble.left; d M12 6.8V11.6; q O12 15 1.1
    questionmark.bubble: @bubble.left; d M9.6 9C9.6 7.6 10.6 6.8 12 6.8C13.4 6.8 14.4 7.6 14.4 \
    8.9C14.4 10.6 12 10.6 12 12.4; q O12 15.4 1.1
    checkmark.bubble: @bubble.left; d M8.4 11.6L11 14.4L15.6 8
    heart.text.square: b1 R3.6 3.6 16.8 16.8 3.4; q M8.4 13.2C6.6 11.8 5.8 10.8 5.8 9.4C5.8 7.2 \
    7.8 6.6 8.9 8.2C10 6.6 12 7.2 12 9.4C12 10.8 11 12 8.9 13.6Z; d M14.4 8.4H17.4M14.4 \
    11.8H17.4M6.8 16.6H17.4
    heart.text.clipboard: @clipboard; q M12 16C9.4 14.2 8.4 12.8 8.4 11.2C8.4 8.8 11 8.4 12 \
    10.2C13 8.4 15.6 8.8 15.6 11.2C15.6 12.8 14.6 14.2 12 16Z
    bubble.left.and.bubble.right: b M9 3.4C4.8 3.4 1.6 6 1.6 9.4C1.6 11.4 2.6 13 4.2 14.1L3.4 \
    17.2L7.4 15.2C12.6 15.8 16.4 13 16.4 9.4C16.4 6 13.2 3.4 9 3.4Z; s M18.8 8.8C21 9.6 22.6 11.6 \
    22.6 13.8C22.6 15.6 21.6 17.2 20.2 18.2L20.8 21L17.4 19.2C14 19.8 11.6 18.8 10.2 17.2
    bubble.left.and.text.bubble.right: @bubble.left.and.bubble.right
    phone: b M4.4 3.4L6.6 2.4Q7.8 2 8.4 3.2L10.2 7.2Q10.6 8.2 9.8 9L8.4 10.4C9.4 12.6 11.4 14.6 \
    13.6 15.6L15 14.2Q15.8 13.4 16.8 13.8L20.8 15.6Q22 16.2 21.6 17.4L20.6 19.6Q19.8 21.4 17.8 \
    21.2C10 20.4 3.6 14 2.8 6.2Q2.6 4.2 4.4 3.4Z
    phone.down: @phone r135
    phone.arrow.up.right: @phone; s M15 9L21 3M16 3H21V8
    phone.arrow.down.left: @phone; s M21 3L15 9M15 4V9H20
    phone.badge.plus: @phone; s M18 2.4V9.6M14.4 6H21.6
    square.and.arrow.up: b M8 8.6H6.8Q4.2 8.6 4.2 11.2V18.8Q4.2 21.4 6.8 21.4H17.2Q19.8 21.4 19.8 \
    18.8V11.2Q19.8 8.6 17.2 8.6H16; h M12 14.4V1.8M8 5.6L12 1.6L16 5.6
    square.and.arrow.down: b M8 8.6H6.8Q4.2 8.6 4.2 11.2V18.8Q4.2 21.4 6.8 21.4H17.2Q19.8 21.4 \
    19.8 18.8V11.2Q19.8 8.6 17.2 8.6H16; h M12 2V15M8 11.2L12 15.2L16 11.2
    square.and.arrow.up.on.square: @square.and.arrow.up s0.84 y-1.4; s M6.6 21.6H17.4
    square.and.arrow.down.on.square: @square.and.arrow.down s0.84 y-1.4; s M6.6 21.6H17.4
    square.and.line.vertical.and.square: s R1.6 7 6.4 10 1.8 R16 7 6.4 10 1.8; s M12 3.4V20.6
    rectangle.portrait.and.arrow.right: b M14 7.6V5.6Q14 3 11.4 3H6.6Q4 3 4 5.6V18.4Q4 21 6.6 \
    21H11.4Q14 21 14 18.4V16.4; h M9.4 12H21.6M17.8 8L21.8 12L17.8 16; mirrored
    rectangle.portrait.and.arrow.forward: @rectangle.portrait.and.arrow.right; mirrored
    arrow.right.to.square: @rectangle.portrait.and.arrow.right
    arrow.up.forward.app: b R3.2 3.2 17.6 17.6 5; d M8.4 15.6L15.6 8.4M9.6 8.2H15.8V14.4
    arrow.up.forward.square: b R3.6 3.6 16.8 16.8 3.4; d M8.4 15.6L15.6 8.4M9.6 8.2H15.8V14.4; \
    mirrored
    arrow.up.right.square: b R3.6 3.6 16.8 16.8 3.4; d M8.4 15.6L15.6 8.4M9.6 8.2H15.8V14.4
    books.vertical: b R3 3.6 4.6 16.8 1 R8.6 6 4 14.4 1; b M15 5.4L18.2 4.6L21.6 19.4L18.4 20.2Z; \
    d M3.4 7.4H7.2M3.4 16.6H7.2
    book: b M12 6.6C10 4.8 7.4 4 3.8 4Q2.2 4 2.2 5.4V17Q2.2 18.4 3.8 18.4C7.4 18.4 10 19.2 12 \
    21C14 19.2 16.6 18.4 20.2 18.4Q21.8 18.4 21.8 17V5.4Q21.8 4 20.2 4C16.6 4 14 4.8 12 6.6Z; d \
    M12 6.8V20.4
    book.closed: b M7.8 2.6H16.8Q19.2 2.6 19.2 5V16.6H7.4Q4.8 16.6 4.8 19V5.4Q4.8 2.6 7.8 2.6Z; s \
    M19.2 16.6H7.4A2.4 2.4 0 0 0 7.4 21.4H19.2
    book.pages: @book
    bookmark: b M6 4.8Q6 2.6 8.2 2.6H15.8Q18 2.6 18 4.8V20.2Q18 21.8 16.8 20.8L12.6 17.2Q12 16.7 \
    11.4 17.2L7.2 20.8Q6 21.8 6 20.2Z
    tag: b M2.8 4.8Q2.8 2.8 4.8 2.8H10.2Q11.4 2.8 12.3 3.7L20.4 11.8Q21.8 13.2 20.4 14.6L14.6 \
    20.4Q13.2 21.8 11.8 20.4L3.7 12.3Q2.8 11.4 2.8 10.2Z; q O7.4 7.4 1.6
    ticket: b M2 7.6Q2 5.4 4.2 5.4H19.8Q22 5.4 22 7.6V9.6A2.4 2.4 0 0 0 22 14.4V16.4Q22 18.6 19.8 \
    18.6H4.2Q2 18.6 2 16.4V14.4A2.4 2.4 0 0 0 2 9.6Z; d M15 5.8V7.6M15 10.2V13.8M15 16.4V18.2
    menucard: b R4.6 2.4 14.8 19.2 2.4; d M8.4 7.4H15.6M8.4 12H15.6M8.4 16.4H13
    printer: s M6.6 7.6V5Q6.6 2.8 8.8 2.8H15.2Q17.4 2.8 17.4 5V7.6; b M4.8 7.8H19.2Q21.8 7.8 21.8 \
    10.4V14.6Q21.8 17.2 19.2 17.2H4.8Q2.2 17.2 2.2 14.6V10.4Q2.2 7.8 4.8 7.8Z; g R6.8 13.2 10.4 8 \
    1.4; s R6.8 13.2 10.4 8 1.4; q O18.2 11 1
    scanner: b R2 11 20 7.4 2.4; s M3.4 5.2L20.6 10.8; q O18 14.8 1
    archivebox.circle: b1 O12 12 9.2; d M7 8.2H17V10.2H7ZM8 10.4V15.8H16V10.4M10.6 12.6H13.4
    """
}
