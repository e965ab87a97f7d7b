import EaselBlocks
import EaselCanvas

/// A group of views with a header and a footer: in a list or form a group of rows.
///
/// ```swift
/// Form {
///   Section("Account") { Text("Ada") }
///   Section { Text("1.0") } header: { Text("Version") } footer: { Text("Up to date.") }
/// }
/// ```
///
/// Outside of a list the header, the content and the footer belong to the container around the section.
/// It takes the place of EaselReports' section, whose heading is numbered and listed in a report.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded = true
  /// The body, which a view that is laid out by the engine does not have; reading it is a fatal error.
  public var body: Never { fatalError("Section has no body; it is laid out by the engine") }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Creates a section with a header, whose content is drawn if a binding is `true`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title as header.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title as header, which is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title as header, whose content is drawn if a binding is `true`.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }

  /// Creates a section with a title as header, whose content is drawn if a binding is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}

extension Section: BuiltInBlock where Parent: View, Content: View, Footer: View {}

extension Section: BlockList where Parent: View, Content: View, Footer: View {
  package func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep> {
    guard inputs.environment.enclosingList != nil else { return plainSteps(inputs) }
    let section = ListPosition.Section()
    func step(_ position: Int, _ part: ListPosition.Part, _ block: some View) -> BlockStep {
      BlockStep(
        ModifiedBlock(block, SectionPart(position: ListPosition(section, part))),
        inputs.appending(.position(position)))
    }
    var steps = [step(0, .header, header)]
    if isExpanded { steps.append(step(1, .row, content)) }
    steps.append(step(2, .footer, footer))
    var iterator = steps.makeIterator()
    return AnyIterator { iterator.next() }
  }

  private func plainSteps(_ inputs: NodeInputs) -> AnyIterator<BlockStep> {
    var steps = [BlockStep(header, inputs.appending(.position(0)))]
    if isExpanded { steps.append(BlockStep(content, inputs.appending(.position(1)))) }
    steps.append(BlockStep(footer, inputs.appending(.position(2))))
    var iterator = steps.makeIterator()
    return AnyIterator { iterator.next() }
  }

  package func appendNodes(_ inputs: NodeInputs, to nodes: inout [any LayoutNode]) {
    for step in steps(inputs) { step.inputs.appendNodes(of: step.block, to: &nodes) }
  }
}

/// Marks the nodes of a section's part, and sets the fonts and colors of headers and footers.
private struct SectionPart: NodeModifier {
  static var changesPosition: Bool { false }
  let position: ListPosition

  func update(_ inputs: inout NodeInputs) {
    guard position.part != .row, let look = inputs.environment.enclosingList else { return }
    inputs.environment.isInListRow = false
    let isHeader = position.part == .header
    let isProminent =
      isHeader && (look == .sidebar || inputs.environment.headerProminence == .increased)
    if isProminent {
      inputs.environment.font = .title3.weight(.semibold)
      inputs.environment.setContainerForeground(Color(.label))
      return
    }
    inputs.environment.setContainerForeground(Color(.secondaryLabel))
    if isHeader, !look.hasBoxes {
      inputs.environment.font = .subheadline.weight(.semibold)
    } else {
      inputs.environment.font = .footnote
      if isHeader, !inputs.environment.isHeaderCaseSet { inputs.environment.textCase = .uppercase }
    }
  }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    position.marked(node, inputs)
  }
}

extension View {
  /// Sets the prominence of the headers of sections in the view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
