import Foundation

extension MarkedContent {
  /// The values of a figure as a file, which a tagged PDF/A-3 document attaches to the figure.
  ///
  /// ```swift
  /// let data = MarkedContent.FigureData(name: "rain.csv") {
  ///   Data("Month,Rain\r\nMay,54\r\n".utf8)
  /// }
  /// canvas.withMarkedContent(.figure(label: "Rain by month", data: data)) {
  ///   canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 54), with: .color(.systemBlue))
  /// }
  /// ```
  ///
  /// Other documents and formats ignore it, and then the file is not created. Charts provide their
  /// values automatically. If ``RenderOptions/attachesFigureData`` is `false`, no figure has a
  /// file. A figure that has no label and no value, or is in another figure or an artifact, has no
  /// file. Two values are equal if they are copies of one value.
  public struct FigureData: Hashable, Sendable {
    /// The closure that creates the file; its object is the identity of the value.
    private final class Maker: Sendable {
      let make: @Sendable () -> Data
      init(_ make: @escaping @Sendable () -> Data) { self.make = make }
    }

    /// The file's name without a path; with `nil` the document chooses one such as `figure-1.csv`.
    public let name: String?
    /// The media type of the file; `text/csv` by default.
    public let type: String
    private let maker: Maker

    /// Creates figure data from a closure, which returns the bytes when a document attaches them.
    ///
    /// - Parameters:
    ///   - name: The file's name without a path. With `nil`, the default, the document gives it a
    ///     name with a number.
    ///   - type: The media type of the file. The default is `text/csv`.
    ///   - content: Returns the bytes of the file. It is called once for each page on which the
    ///     figure is drawn.
    public init(
      name: String? = nil, type: String = "text/csv", _ content: @escaping @Sendable () -> Data
    ) {
      self.name = name
      self.type = type
      maker = Maker(content)
    }

    /// The extension of a name that the document chooses: the media subtype if it is simple.
    var fileExtension: String {
      let subtype = type.split(separator: "/").last ?? ""
      let isPlain = (1...8).contains(subtype.utf8.count) && subtype.allSatisfy(\.isLetter)
      return type == "text/plain" || !isPlain ? "txt" : subtype.lowercased()
    }

    /// Calls the closure that creates the file, and returns its bytes; nothing is cached.
    public func content() -> Data { maker.make() }

    /// Returns whether both values are copies of one value, without comparing names and bytes.
    ///
    /// Values that were created separately are never equal.
    public static func == (a: FigureData, b: FigureData) -> Bool { a.maker === b.maker }

    /// Adds the identity of the closure to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(maker)) }
  }
}
