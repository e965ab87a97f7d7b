import EaselBlocks
import EaselCanvas
import Foundation

/// A postal address in lines, with an optional return address in smaller type above them.
///
/// ```swift
/// let london = AddressBlock("Ada Lovelace", "12 St James's Square", "London SW1Y 4JH")
/// let lines = ["Ada Lovelace", "12 St James's Square", "London SW1Y 4JH"]
/// let letter = AddressBlock(lines, returnLine: "Easel GmbH · Hauptstraße 1 · 10115 Berlin")
/// ```
///
/// Blank lines are left out. The return line is 5 points smaller than the address, as in DIN 5008,
/// and at least 6 points. In a tagged PDF the address is one paragraph, and the return line
/// another. The first block of a page with a window, such as ``PageStyle/din5008B``, is in that
/// window if it is an address.
public struct AddressBlock: Block {
  private let addressLines: [String]
  private let returnLine: String?

  /// Creates an address block with a line for each string of a sequence; blank ones are left out.
  ///
  /// - Parameters:
  ///   - lines: The lines. A string with newlines is split into several lines.
  ///   - returnLine: The sender's address in one line, above the address; `nil` shows none.
  public init(_ lines: some Sequence<String>, returnLine: String? = nil) {
    addressLines = lines.flatMap(Self.lines(of:))
    self.returnLine = returnLine.map { Self.lines(of: $0).joined(separator: " · ") }
  }

  /// Creates an address block with a line for each string; blank ones are left out.
  ///
  /// - Parameters:
  ///   - lines: The lines. A string with newlines is split into several lines.
  ///   - returnLine: The sender's address in one line, above the address; `nil` shows none.
  public init(_ lines: String..., returnLine: String? = nil) {
    self.init(lines, returnLine: returnLine)
  }

  /// Creates an address block from the `description` of a value, which is split at newlines.
  ///
  /// - Parameters:
  ///   - address: The value.
  ///   - returnLine: The sender's address in one line, above the address; `nil` shows none.
  @_disfavoredOverload
  public init(_ address: some CustomStringConvertible, returnLine: String? = nil) {
    self.init(CollectionOfOne(address.description), returnLine: returnLine)
  }

  private static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The content of the block: the return line, if there is one, above the lines of the address.
  public var body: some Block { AddressPlacement(address: lines) }

  /// The lines of the block without their position.
  var lines: AddressLines { AddressLines(lines: addressLines, returnLine: returnLine) }
}

/// The return line, if there is one, above the lines of an address.
struct AddressLines: Block {
  let lines: [String]
  let returnLine: String?

  var body: some Block {
    let font = EnvironmentValues.current.resolvedType.font
    VStack(alignment: .leading, spacing: 3) {
      if let returnLine, !returnLine.isEmpty {
        Text(verbatim: returnLine).font(font.with(size: max(font.size - 5, 6)))
          .foregroundStyle(.secondary)
      }
      Text(verbatim: lines.joined(separator: "\n")).accessibilityElement(children: .combine)
    }
  }
}
