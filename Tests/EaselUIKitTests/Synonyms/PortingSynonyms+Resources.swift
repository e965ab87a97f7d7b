import EaselUIKit

extension PortingSynonyms {
  /// What is noted while a closure draws.
  private static func notes(_ body: () -> Void) -> [Diagnostic] {
    let canvas = RecordingCanvas()
    CGContext.withCurrent(canvas) { _ in body() }
    return canvas.context.diagnostics
  }

  /// An image is found by its name in the resources of a bundle, with or without `@2x`.
  @Sendable static func namedImages(_ measured: inout Measured) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    for (name, side) in [("logo.png", 2), ("mark@2x.png", 8), ("photo.jpg", 3)] {
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: side, height: side), format: format)
      try renderer.pngData { _ in }.write(to: folder.appending(path: name))
    }
    let bundle = Bundle(path: folder.path)
    let logo = UIImage(named: "logo", in: bundle, compatibleWith: nil)
    measured.equal(logo?.size, CGSize(width: 2, height: 2), "points of logo.png")
    let mark = UIImage(named: "mark", in: bundle, compatibleWith: nil)
    measured.equal(mark?.size, CGSize(width: 4, height: 4), "points of mark@2x.png")
    measured.equal(mark?.scale, 2, "scale of mark@2x.png")
    let photo = UIImage(named: "photo", in: bundle, compatibleWith: nil)
    measured.equal(photo?.size, CGSize(width: 3, height: 3), "points of photo.jpg")
  }

  /// A system symbol is `nil`, with a warning.
  @Sendable static func symbols(_ measured: inout Measured) throws {
    var image: UIImage?
    let found = notes { image = UIImage(systemName: "star") }
    measured.holds(image == nil, "there is no image")
    measured.equal(found.map(\.severity), [.warning], "severity of what is noted")
    measured.holds(found.first?.message.contains("star") ?? false, "the symbol is named")
  }

  private static func label(_ font: UIFont?, _ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.font = font
    label.text = text
    return label
  }

  /// The names of the fonts of a PDF, without the marks of subsets.
  private static func fonts(_ pdf: Data) throws -> Set<String> {
    let objects = try PDFReader(pdf).objects()
    return Set(objects.matches(of: /\/FontName \/[A-Z]{6}\+([\w-]+)/).map { String($0.1) })
  }

  /// A font of a file is drawn once the file is registered.
  @Sendable static func registeredFonts(_ measured: inout Measured) throws {
    let missing = try label(UIFont(name: "Brand-Bold", size: 12), "Hamburg").rendered(as: .pdf)
    measured.holds(
      missing.diagnostics.contains { $0.code == .fontSubstituted }, "a missing font is noted")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/fonts/Compact.otf").standardized
    try FontLibrary.register(file)
    let font = UIFont(name: "EaselCompact", size: 12) ?? UIFont(name: "Easel Compact", size: 12)
    let result = try label(font, "A").rendered(as: .pdf)
    measured.holds(
      !result.diagnostics.contains { $0.code == .fontSubstituted }, "the registered font is there")
    let names = try fonts(result.output)
    measured.holds(
      names.contains { $0.hasPrefix("EaselCompact") }, "it is in the document: \(names)")
  }

  /// The default fonts are those of the row.
  @Sendable static func systemFonts(_ measured: inout Measured) throws {
    for (text, family) in [("Hello", "Roboto"), ("東京", "BIZUDPGothic"), ("שלום", "NotoSans")] {
      let names = try fonts(label(.systemFont(ofSize: 14), text).data(as: .pdf))
      measured.holds(
        names.count == 1 && names.allSatisfy { $0.hasPrefix(family) },
        "\(text) is in \(family): \(names)")
    }
  }
}
