import EaselBlocks
import EaselCanvas
import Foundation

/// A reference that shows the page number of the block with an id, for use in a text.
///
/// ```swift
/// let text = Text("See page \(PageReference("tables")).")
/// let section = Section("Tables") { Text("Table 1 shows the prices.") }.id("tables")
/// ```
///
/// The block may be before or after the text. If no block has the id, the reference shows `?`, with
/// an error of code `missingReference`.
public struct PageReference: Sendable {
  let name: String

  /// Creates a reference to the page on which the block with an id begins.
  ///
  /// - Parameter name: The id of the block, as given to `id(_:)`.
  public init(_ name: String) { self.name = name }
}

/// A reference to the section, figure or table with an id, shown in a text as "Section 2.1" or
/// "Figure 1".
///
/// ```swift
/// let text = Text("\(SectionReference("tables")) tells more.")  // Section 2.1 tells more.
/// ```
///
/// A section without a number shows its title. If nothing has the id, the reference shows `?`, with
/// an error of code `missingReference`.
public struct SectionReference: Sendable {
  let name: String

  /// Creates a reference to the section, figure or table with an id.
  ///
  /// - Parameter name: The id of the block, as given to `id(_:)`.
  public init(_ name: String) { self.name = name }
}

extension TextContent.StringInterpolation {
  /// Appends the page number of the block to which a reference leads, as a link to that block.
  public mutating func appendInterpolation(_ reference: PageReference) {
    append(ReferenceElement(name: reference.name, kind: .page))
  }

  /// Appends the name of the section, figure or table to which a reference leads, such as "Figure
  /// 1", as a link.
  public mutating func appendInterpolation(_ reference: SectionReference) {
    append(ReferenceElement(name: reference.name, kind: .name))
  }
}

/// A reference before layout.
private struct ReferenceElement: InlineElement {
  enum Kind {
    case page
    case name
  }

  let name: String
  let kind: Kind

  func text(in environment: EnvironmentValues) -> Text { Text(verbatim: "?") }

  func placed(_ inputs: NodeInputs) -> any InlineElement {
    PlacedReference(name: name, kind: kind, state: ReportState.of(inputs.session), inputs: inputs)
  }
}

/// A reference in a text of a report.
private final class PlacedReference: LateElement {
  let name: String
  let kind: ReferenceElement.Kind
  let state: ReportState
  let inputs: NodeInputs

  init(name: String, kind: ReferenceElement.Kind, state: ReportState, inputs: NodeInputs) {
    self.name = name
    self.kind = kind
    self.state = state
    self.inputs = inputs
  }

  func text(in environment: EnvironmentValues) -> Text {
    let known = kind == .page ? state.page(of: name) : state.name(of: name)
    // In the color of the surrounding text, as in a book.
    return Text(verbatim: known ?? expected).link("#" + name).foregroundStyle(.foreground)
  }

  /// A placeholder for line breaking, as wide as most references.
  private var expected: String {
    guard kind != .page else { return "00" }
    // The text is not shown, so an English one is not recorded.
    let wording = inputs.environment.phrases.reports.section
    return wording.text(.other) { $0 == "number" ? "0.0" : nil }
  }

  var lateText: String? {
    if let known = kind == .page ? state.page(of: name) : state.name(of: name) { return known }
    guard state.isKnown else { return nil }
    inputs.note(
      .error, .missingReference,
      "no block has the name “\(name)”; give one by .id(\"\(name)\")", operation: "reference",
      value: name)
    return "?"
  }
}
