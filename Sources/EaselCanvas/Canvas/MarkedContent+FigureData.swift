import Foundation

extension MarkedContent {
  /// The values behind a figure as a file, which a document that claims PDF/A-3 attaches to the
  /// figure.
  ///
  /// ```swift
  /// let data = MarkedContent.FigureData(name: "rain.csv") { Data("Month,Rain\r\nMay,54\r\n".utf8) }
  /// canvas.withMarkedContent(.figure(label: "Rain by month", data: data)) { … }
  /// ```
  ///
  /// Other documents and formats leave it out, and then the file is never made. Charts have one by
  /// themselves; ``RenderOptions/attachesFigureData`` keeps all of them out. Two are equal where one
  /// is a copy of the other.
  public struct FigureData: Hashable, Sendable {
    /// What makes the file, and is the identity of the value.
    private final class Maker: Sendable {
      let make: @Sendable () -> Data
      init(_ make: @escaping @Sendable () -> Data) { self.make = make }
    }

    /// The file's name without a path; nil numbers the figures of a document: `figure-1.csv`.
    public let name: String?
    /// The file's media type.
    public let type: String
    private let maker: Maker

    /// Describes a file, which is made when a document attaches it.
    ///
    /// - Parameters:
    ///   - name: The file's name without a path; nil numbers the figures of a document.
    ///   - type: Its media type.
    ///   - content: Makes its bytes; called once for each page on which the figure is drawn.
    public init(
      name: String? = nil, type: String = "text/csv", _ content: @escaping @Sendable () -> Data
    ) {
      self.name = name
      self.type = type
      maker = Maker(content)
    }

    /// What a name ends with that a document gives: that of the type, where it is plain.
    var fileExtension: String {
      let subtype = type.split(separator: "/").last ?? ""
      let isPlain = (1...8).contains(subtype.utf8.count) && subtype.allSatisfy(\.isLetter)
      return type == "text/plain" || !isPlain ? "txt" : subtype.lowercased()
    }

    /// The bytes of the file.
    public func content() -> Data { maker.make() }

    /// Whether one is a copy of the other.
    public static func == (a: FigureData, b: FigureData) -> Bool { a.maker === b.maker }

    /// Combines what makes the file.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(maker)) }
  }
}
