import Foundation

/// What the pages of one document share: fonts, pictures, forms, and dictionaries of the graphics
/// state, each of which is written once.
final class PDFAssets {
  let file: PDFFile
  let fonts: PDFFonts
  let images: PDFImages

  let recordings = PDFRecordings()
  let lines = PDFLines()

  /// Objects by which a page is mixed with what lies beneath: states that are not opaque and normal,
  /// and what uses them.
  private var transparent: Set<Int> = []
  /// Forms through which something may shine.
  private var translucentForms: Set<Int> = []
  private var mixings: [PDFContent.Mixing: Int] = [:]
  private var lastResources: (resources: PDFResources, number: Int)?

  /// What the document's claims ask of the drawing.
  let conformance: PDFConformanceCheck

  init(_ file: PDFFile, _ conformance: Set<PDFConformance> = []) {
    self.file = file
    self.conformance = PDFConformanceCheck(claims: conformance)
    fonts = PDFFonts(file)
    images = PDFImages(file, isPlain: conformance.isArchive)
  }

  /// The dictionary that sets an opacity and a blend mode.
  func state(_ mixing: PDFContent.Mixing) -> Int {
    if let known = mixings[mixing] { return known }
    let number = file.add { writer in
      writer.raw("<< /Type /ExtGState /ca ")
      writer.number(mixing.alpha, PDFColor.decimals)
      writer.raw(" /CA ")
      writer.number(mixing.alpha, PDFColor.decimals)
      writer.raw(" /BM /")
      writer.text(mixing.blendMode.pdfName ?? "Normal")
      writer.raw(" >>")
    }
    mixings[mixing] = number
    if mixing != PDFContent.Mixing() { transparent.insert(number) }
    return number
  }

  /// The dictionary that sets a mask, which is a form.
  func state(mask form: Int, isLuminosity: Bool) -> Int {
    let number = file.add { writer in
      writer.raw("<< /Type /ExtGState /SMask << /Type /Mask /S ")
      writer.raw(isLuminosity ? "/Luminosity" : "/Alpha")
      writer.raw(" /G ")
      writer.reference(form)
      writer.raw(">> >>")
    }
    transparent.insert(number)
    return number
  }

  /// Notes a pattern by what it draws.
  func notePattern(_ number: Int, drawing resources: PDFResources) {
    if isTransparent(resources) { transparent.insert(number) }
  }

  /// Whether anything that a stream names mixes it with what lies beneath.
  func isTransparent(_ resources: PDFResources) -> Bool {
    !transparent.isDisjoint(with: resources.states)
      || !transparent.isDisjoint(with: resources.objects)
      || !transparent.isDisjoint(with: resources.patterns)
      || resources.objects.contains(where: images.isTranslucent)
  }

  /// Writes a drawing as a form that is composed by itself (ISO 32000-1, 11.6.6).
  ///
  /// - Parameters:
  ///   - box: What the form shows at most, in page coordinates.
  ///   - isGroup: False for one that is composed with what lies beneath it, part by part.
  ///   - number: The object that it becomes; a new one by default.
  func form(
    _ content: consuming PDFContent, box: CGRect, isGray: Bool = false, isGroup: Bool = true,
    number: Int? = nil
  ) -> Int {
    content.leaveClips()
    let (bytes, resources, marks) = (content.writer.bytes, content.resources, content.marks)
    let number =
      number ?? marks.flatMap { $0.form == 0 ? nil : $0.form } ?? file.reserve()
    if content.isTranslucent { translucentForms.insert(number) }
    if isTransparent(resources) { transparent.insert(number) }
    file.write(number, compressing: bytes, content.effort) { writer in
      writer.raw("/Type /XObject /Subtype /Form /BBox ")
      // Outwards, so that no edge is cut.
      writer.box(box.isNull ? .zero : box.insetBy(dx: -1, dy: -1))
      if isGroup {
        writer.raw(" /Group << /Type /Group /S /Transparency /I true /CS ")
        writer.raw(isGray ? "/DeviceGray" : "/DeviceRGB")
        writer.raw(" >>")
      }
      writer.raw(" /Resources ")
      resources.write(to: &writer)
      writer.byte(0x20)
      if let marks, marks.form != 0 {
        writer.raw("/StructParents ")
        writer.integer(marks.key)
        writer.byte(0x20)
      }
    }
    return number
  }

  /// Writes a drawing as the form of a number, for pages that are written.
  ///
  /// A group of its own only where it is transparent: the pages' colours are known to be those of the
  /// group.
  func write(_ content: PDFContent, as number: Int) {
    _ = form(
      content, box: content.box, isGroup: isTransparent(content.resources), number: number)
  }

  /// Whether something may shine through a form or a picture.
  func isTranslucent(_ object: Int) -> Bool {
    translucentForms.contains(object) || images.isTranslucent(object)
  }

  /// A form that shows another one.
  ///
  /// Behind a mask, MuPDF takes a form that lies in its own mask for one that draws itself without
  /// end, and Ghostscript loses the mask of one that begins with a mask.
  func form(showing form: Int, in box: CGRect) -> Int {
    var content = PDFContent()
    content.paint(in: box)
    content.isTranslucent = isTranslucent(form)
    content.show(object: form)
    return self.form(content, box: box)
  }

  /// A form that shows another one, whose text readers do not find; MuPDF before 1.28 does.
  func form(silently form: Int, in box: CGRect) -> Int {
    var content = PDFContent()
    content.paint(in: box)
    content.isTranslucent = isTranslucent(form)
    content.writer.raw("/Span << /ActualText () >> BDC\n")
    content.show(object: form)
    content.writer.raw("EMC\n")
    return self.form(content, box: box)
  }

  /// The object of a page's resources; pages that follow each other often have the same.
  func object(for resources: PDFResources) -> Int {
    if let last = lastResources, last.resources == resources { return last.number }
    let number = file.add { resources.write(to: &$0) }
    lastResources = (resources, number)
    return number
  }
}

extension BlendMode {
  /// The mode's name in PDF (ISO 32000-1, 11.3.5); nil for those that it has not.
  var pdfName: String? {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusLighter:
      nil
    }
  }
}
