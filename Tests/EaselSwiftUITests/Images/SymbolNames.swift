/// Names of symbols that apps use most.
enum SymbolNames {
  static let frequent = text.split(separator: " ").map(String.init)

  private static let text = """
    chevron.right chevron.left chevron.up chevron.down chevron.forward chevron.backward \
    chevron.left.2 chevron.up.chevron.down chevron.right.circle chevron.down.circle.fill arrow.up \
    arrow.down arrow.left arrow.right arrow.down.left arrow.up.right arrow.up.right.square \
    arrow.up.circle.fill arrow.down.circle arrow.up.arrow.down arrow.left.arrow.right \
    arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath arrow.uturn.backward \
    arrow.uturn.left arrow.up.forward arrow.forward arrow.backward arrow.right.circle.fill plus \
    plus.circle plus.circle.fill plus.square.fill plus.app minus minus.circle.fill xmark \
    xmark.circle xmark.circle.fill xmark.octagon.fill checkmark checkmark.circle \
    checkmark.circle.fill checkmark.seal.fill checkmark.square checkmark.shield star star.fill \
    star.circle.fill star.slash star.leadinghalf.filled heart heart.fill heart.circle heart.slash \
    heart.text.square house house.fill gear gearshape gearshape.fill gearshape.2 person \
    person.fill person.2 person.2.fill person.3 person.3.fill person.circle person.circle.fill \
    person.crop.circle person.crop.circle.fill person.crop.circle.badge.plus person.badge.plus \
    person.fill.badge.plus bell bell.fill bell.badge bell.badge.fill bell.slash bell.slash.fill \
    calendar calendar.badge.plus calendar.circle calendar.badge.clock clock clock.fill \
    clock.arrow.circlepath magnifyingglass magnifyingglass.circle.fill trash trash.fill \
    trash.circle trash.slash pencil pencil.circle pencil.circle.fill square.and.pencil \
    square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down doc doc.fill doc.text \
    doc.text.fill doc.on.doc doc.badge.plus doc.on.clipboard doc.text.magnifyingglass folder \
    folder.fill folder.badge.plus envelope envelope.fill envelope.badge envelope.open phone \
    phone.fill phone.circle.fill phone.down.fill bubble.left bubble.left.fill \
    bubble.left.and.bubble.right message message.fill ellipsis.bubble text.bubble.fill camera \
    camera.fill camera.circle photo photo.fill photo.on.rectangle mic mic.fill mic.slash.fill \
    mic.circle.fill speaker speaker.wave.1 speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill \
    speaker.slash.fill video video.fill video.slash play play.fill play.circle play.circle.fill \
    pause pause.fill pause.circle.fill stop stop.fill forward.fill backward.fill forward.end.fill \
    backward.end.fill goforward.15 gobackward.15 shuffle repeat music.note music.note.list \
    headphones bookmark bookmark.fill tag tag.fill flag flag.fill bolt bolt.fill bolt.slash \
    bolt.circle.fill flame flame.fill drop drop.fill leaf leaf.fill sun.max sun.max.fill sun.min \
    moon moon.fill moon.stars.fill sunrise.fill sunset.fill cloud cloud.fill cloud.rain \
    cloud.rain.fill cloud.sun.fill cloud.bolt.fill cloud.snow cloud.fog icloud \
    icloud.and.arrow.up icloud.slash wind snowflake thermometer thermometer.medium humidity \
    umbrella umbrella.fill map map.fill mappin mappin.circle.fill mappin.and.ellipse location \
    location.fill location.circle location.slash globe globe.americas.fill globe.europe.africa \
    airplane airplane.departure car car.fill bus bus.fill tram tram.fill bicycle ferry \
    fuelpump.fill figure.walk figure.run cart cart.fill cart.badge.plus bag bag.fill creditcard \
    creditcard.fill banknote dollarsign dollarsign.circle dollarsign.circle.fill eurosign \
    eurosign.circle.fill bitcoinsign.circle.fill gift gift.fill chart.bar chart.bar.fill \
    chart.bar.xaxis chart.pie chart.pie.fill chart.line.uptrend.xyaxis chart.xyaxis.line waveform \
    waveform.path.ecg cross cross.fill cross.case.fill pills pills.fill stethoscope bandage \
    syringe brain brain.head.profile lungs.fill bed.double bed.double.fill fork.knife \
    cup.and.saucer.fill book book.fill book.closed books.vertical.fill graduationcap \
    graduationcap.fill lightbulb lightbulb.fill lightbulb.slash wrench wrench.fill \
    wrench.and.screwdriver hammer hammer.fill screwdriver paintbrush paintbrush.fill paintpalette \
    scissors ruler eyedropper wand.and.stars lock lock.fill lock.open lock.circle lock.shield key \
    key.fill eye eye.fill eye.slash eye.slash.fill eyeglasses hand.thumbsup hand.thumbsup.fill \
    hand.thumbsdown hand.raised hand.raised.fill hand.raised.slash hand.tap wifi wifi.slash \
    wifi.exclamationmark antenna.radiowaves.left.and.right battery.100 battery.25 battery.0 \
    battery.100.bolt info info.circle info.circle.fill questionmark questionmark.circle \
    questionmark.circle.fill exclamationmark exclamationmark.circle exclamationmark.circle.fill \
    exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.octagon.fill \
    exclamationmark.shield ellipsis ellipsis.circle ellipsis.circle.fill line.3.horizontal \
    line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3 list.bullet \
    list.dash list.number list.bullet.rectangle list.clipboard checklist square.grid.2x2 \
    square.grid.2x2.fill square.grid.3x3 rectangle.grid.2x2 rectangle.stack rectangle.stack.fill \
    square.stack.3d.up square.stack.3d.up.fill square.on.square rectangle.on.rectangle \
    slider.horizontal.3 switch.2 percent number number.circle 1.circle 2.circle.fill 3.square \
    10.circle.fill a.circle b.square.fill circle circle.fill circle.dashed circle.lefthalf.filled \
    circle.grid.2x2 square square.fill square.dashed triangle triangle.fill diamond diamond.fill \
    hexagon hexagon.fill pentagon octagon oval capsule rectangle rectangle.fill seal seal.fill \
    shield shield.fill shield.slash crown crown.fill trophy trophy.fill medal.fill rosette timer \
    stopwatch stopwatch.fill alarm alarm.fill hourglass power sparkles sparkle paperplane \
    paperplane.fill link link.circle paperclip tray tray.fill tray.and.arrow.down archivebox \
    archivebox.fill shippingbox shippingbox.fill printer printer.fill iphone ipad applewatch \
    laptopcomputer desktopcomputer display tv keyboard gamecontroller gamecontroller.fill \
    puzzlepiece puzzlepiece.fill cube cube.fill dice.fill externaldrive externaldrive.fill \
    internaldrive server.rack terminal cpu memorychip network mountain.2 mountain.2.fill pawprint \
    pawprint.fill tortoise hare hare.fill ladybug tree.fill building.2 building.2.fill \
    building.columns storefront suitcase.fill briefcase briefcase.fill ticket film newspaper \
    megaphone note.text textformat textformat.size bold italic underline text.alignleft \
    text.aligncenter text.quote character.cursor.ibeam at asterisk function equal multiply divide \
    plusminus command rectangle.portrait.and.arrow.right arrowshape.turn.up.left \
    arrowshape.turn.up.right.fill face.smiling viewfinder camera.viewfinder qrcode \
    qrcode.viewfinder barcode faceid touchid target scope dot.radiowaves.left.and.right \
    speedometer gauge translate scroll ant figure.stand dumbbell sportscourt soccerball basketball.fill
    """
}
