import EaselBlocks

/// Finds the views of a content that a container lays out.
///
/// Groups, loops and conditions are opened; a view with a body of its own counts as one.
struct SubviewSearch {
  private(set) var subviews: [Subview] = []
  private(set) var sections: [SectionConfiguration] = []
  private let findsSections: Bool

  private init(findsSections: Bool) { self.findsSections = findsSections }

  static func subviews(of content: any View, _ inputs: NodeInputs) -> [Subview] {
    var search = SubviewSearch(findsSections: false)
    search.open(content, inputs, [], ContainerValues())
    return search.subviews
  }

  static func sections(of content: any View, _ inputs: NodeInputs) -> [SectionConfiguration] {
    var search = SubviewSearch(findsSections: true)
    search.open(content, inputs, [], ContainerValues())
    search.closeSection()
    return search.sections
  }

  private mutating func open(
    _ content: any View, _ inputs: NodeInputs, _ surroundings: [any TransparentBlock],
    _ values: ContainerValues
  ) {
    var (content, inputs, surroundings, values) = (content, inputs, surroundings, values)
    while let outer = content as? any TransparentBlock {
      (outer as? any ContainerValueChange)?.change(&values)
      guard let inner = outer.content(&inputs) else { return }
      surroundings.append(outer)
      content = inner
    }
    if findsSections, let section = content as? any SectionParts {
      return add(section, inputs, surroundings, values)
    }
    guard let list = content as? any BlockList else {
      subviews.append(
        Subview(
          id: Subview.ID(identity: inputs.identity, number: subviews.count),
          containerValues: values, surroundings: surroundings, content: content))
      return
    }
    for step in list.steps(inputs) {
      open(step.block, step.inputs, surroundings, values)
    }
  }

  private mutating func add(
    _ section: any SectionParts, _ inputs: NodeInputs, _ surroundings: [any TransparentBlock],
    _ values: ContainerValues
  ) {
    closeSection()
    func views(_ part: any View, _ position: Int) -> SubviewsCollection {
      var search = SubviewSearch(findsSections: false)
      search.open(part, inputs.appending(.position(position)), surroundings, ContainerValues())
      return SubviewsCollection(subviews: search.subviews)
    }
    var configuration = SectionConfiguration(
      id: SectionConfiguration.ID(identity: inputs.identity, number: sections.count),
      containerValues: values)
    configuration.header = views(section.headerPart, 0)
    configuration.content = views(section.contentPart, 1)
    configuration.footer = views(section.footerPart, 2)
    sections.append(configuration)
  }

  /// Makes a section of the views since the last one.
  private mutating func closeSection() {
    guard let first = subviews.first else { return }
    var configuration = SectionConfiguration(
      id: SectionConfiguration.ID(identity: first.id.identity, number: sections.count),
      containerValues: ContainerValues())
    configuration.content = SubviewsCollection(subviews: subviews)
    sections.append(configuration)
    subviews = []
  }
}

/// The header, the content and the footer of a section of any type.
protocol SectionParts {
  var headerPart: any View { get }
  var contentPart: any View { get }
  var footerPart: any View { get }
}

extension Section: SectionParts where Parent: View, Content: View, Footer: View {
  var headerPart: any View { header }
  var contentPart: any View { isExpanded ? AnyView(content) : AnyView(EmptyView()) }
  var footerPart: any View { footer }
}
