import Foundation

/// The resources that the pages of one document share, each of which is written once.
///
/// They are fonts, images, forms and graphics state dictionaries.
final class PDFAssets {
  let file: PDFFile
  let fonts: PDFFonts
  let images: PDFImages
  /// Made when it is needed: most documents have no pages of PDF files.
  private(set) lazy var imports = PDFImports(file)
  let recordings = PDFRecordings()
  let lines = PDFLines()

  /// The object numbers of states that are not opaque and normal, and of the objects that use them.
  private var transparent: Set<Int> = []
  /// The object numbers of forms that may be translucent.
  private var translucentForms: Set<Int> = []
  private var mixings: [PDFContent.Mixing: Int] = [:]
  private var lastResources: (resources: PDFResources, number: Int)?

  /// The checks of the drawing for the standards that the document claims.
  let conformance: PDFConformanceCheck

  init(_ file: PDFFile, _ conformance: Set<PDFConformance> = []) {
    self.file = file
    self.conformance = PDFConformanceCheck(claims: conformance)
    fonts = PDFFonts(file)
    images = PDFImages(file, isPlain: conformance.isArchive)
  }

  /// Returns the dictionary that sets an opacity and a blend mode.
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

  /// Returns the dictionary that sets a form as a soft mask.
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

  /// Returns the form of a page of a PDF file.
  func form(of page: EmbeddedPDF) -> Int {
    let form = imports.form(of: page)
    note(form, of: page)
    return form
  }

  /// Registers the form of a page of a PDF file.
  func note(_ form: Int, of page: EmbeddedPDF) {
    guard page.content.facts.isTransparent else { return }
    transparent.insert(form)
    translucentForms.insert(form)
  }

  /// Registers a pattern with the resources that it uses.
  func notePattern(_ number: Int, drawing resources: PDFResources) {
    if isTransparent(resources) { transparent.insert(number) }
  }

  /// Whether any resource requires transparency.
  func isTransparent(_ resources: PDFResources) -> Bool {
    !transparent.isDisjoint(with: resources.states)
      || !transparent.isDisjoint(with: resources.objects)
      || !transparent.isDisjoint(with: resources.patterns)
      || resources.objects.contains(where: images.isTranslucent)
  }

  /// Writes a content as a form, by default as a transparency group (ISO 32000-1, 11.6.6).
  ///
  /// - Parameters:
  ///   - box: The clip of the form, in page coordinates.
  ///   - isGroup: False for a form whose parts are composited with the background one by one.
  ///   - number: The object number of the form. The default is a new one.
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
    fonts.check(bytes)
    file.write(number, compressing: bytes, content.effort) { writer in
      writer.raw("/Type /XObject /Subtype /Form /BBox ")
      // Enlarged, so that no edge is clipped.
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

  /// Writes a content as a form with a reserved number, for pages that are already written.
  ///
  /// It is a group only if it is transparent, since the pages are known to use the color space of
  /// the group.
  func write(_ content: PDFContent, as number: Int) {
    _ = form(
      content, box: content.box, isGroup: isTransparent(content.resources), number: number)
  }

  /// Whether a form or an image may be translucent.
  func isTranslucent(_ object: Int) -> Bool {
    translucentForms.contains(object) || images.isTranslucent(object)
  }

  /// Returns a form that shows another one.
  ///
  /// Behind a mask MuPDF takes a form that is also in its own mask for infinite recursion.
  /// Ghostscript drops the mask of a form that begins with a mask.
  func form(showing form: Int, in box: CGRect) -> Int {
    var content = PDFContent()
    content.paint(in: box)
    content.isTranslucent = isTranslucent(form)
    content.show(object: form)
    return self.form(content, box: box)
  }

  /// Returns a form that shows another one, whose text readers do not extract; MuPDF before 1.28
  /// does.
  func form(silently form: Int, in box: CGRect) -> Int {
    var content = PDFContent()
    content.paint(in: box)
    content.isTranslucent = isTranslucent(form)
    content.writer.raw("/Span << /ActualText () >> BDC\n")
    content.show(object: form)
    content.writer.raw("EMC\n")
    return self.form(content, box: box)
  }

  /// Returns the object number of a page's resources; consecutive pages often share them.
  func object(for resources: PDFResources) -> Int {
    if let last = lastResources, last.resources == resources { return last.number }
    let number = file.add { resources.write(to: &$0) }
    lastResources = (resources, number)
    return number
  }
}

extension BlendMode {
  /// The name of the mode in PDF (ISO 32000-1, 11.3.5); nil if PDF does not have it.
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
