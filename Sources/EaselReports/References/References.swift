import EaselBlocks
import EaselCanvas
import Foundation

/// The page of a block that has a name, in a text.
///
/// ```swift
/// Text("See page \(PageReference("tables")).")
/// Section("Tables") { … }.id("tables")
/// ```
///
/// The block may stand before or after. A name that no block has is noted as `missingReference`, and
/// shows as `?`.
public struct PageReference: Sendable {
  let name: String

  /// Refers to a block.
  ///
  /// - Parameter name: What was given to `id(_:)`.
  public init(_ name: String) { self.name = name }
}

/// The number of a section or a caption that has a name, in a text; its title where it has no number.
///
/// ```swift
/// Text("\(SectionReference("tables")) tells more.")      // Section 2.1 tells more.
/// ```
public struct SectionReference: Sendable {
  let name: String

  /// Refers to a section, a figure or a table.
  ///
  /// - Parameter name: What was given to `id(_:)`.
  public init(_ name: String) { self.name = name }
}

extension TextContent.StringInterpolation {
  /// Appends the page of a block that has a name.
  public mutating func appendInterpolation(_ reference: PageReference) {
    append(ReferenceElement(name: reference.name, kind: .page))
  }

  /// Appends the number of a section, a figure or a table that has a name.
  public mutating func appendInterpolation(_ reference: SectionReference) {
    append(ReferenceElement(name: reference.name, kind: .name))
  }
}

/// A reference in a text that is only read.
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
    // In the colour of the text around it, as in a book.
    return Text(verbatim: known ?? expected).link("#" + name).foregroundStyle(.foreground)
  }

  /// What the line is broken with: as wide as most.
  private var expected: String {
    kind == .page ? "00" : inputs.environment.reportWords.text(.section, ["number": "0.0"])
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
