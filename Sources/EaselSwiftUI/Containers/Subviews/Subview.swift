import EaselBlocks

/// A view of a container's content, which the container lays out as one.
public struct Subview: View, Identifiable {
  /// The identity of a subview in the content of a container.
  public struct ID: Hashable {
    let identity: Identity
    let number: Int
  }

  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  /// The identity of the view, the same whenever bodies run again.
  public let id: ID
  /// The values that the view has for the container around it.
  public let containerValues: ContainerValues
  /// The modifiers and groups around the view, from the outermost one.
  let surroundings: [any TransparentBlock]
  let content: any View
}

extension Subview: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any View)? {
    inputs.identity = id.identity
    return surroundings.reversed().reduce(content) { Surrounded(outer: $1, inner: $0) }
  }
}

/// A view in a modifier or a group that had other content as well.
private struct Surrounded: TransparentBlock {
  typealias Body = Never
  let outer: any TransparentBlock
  let inner: any View

  var wrapper: (any NodeModifier)? { outer.wrapper }

  func content(_ inputs: inout NodeInputs) -> (any View)? {
    // What is inside was found by this content, which also changes the inputs.
    guard outer.content(&inputs) != nil else { return nil }
    return inner
  }
}

/// The views of a container's content in their order.
public struct SubviewsCollection: View, RandomAccessCollection {
  let subviews: [Subview]

  /// The position of the first view, 0.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views of a container's content.
public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The position of the first view in the whole content.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views at positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A section of a container's content, or views between sections.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section in the content of a container.
  public struct ID: Hashable {
    let identity: Identity
    let number: Int
  }

  /// The identity of the section, the same whenever bodies run again.
  public let id: ID
  /// The values that the section has for the container around it.
  public let containerValues: ContainerValues
  /// The views of the header; none between sections.
  public internal(set) var header = SubviewsCollection(subviews: [])
  /// The views of the content.
  public internal(set) var content = SubviewsCollection(subviews: [])
  /// The views of the footer; none between sections.
  public internal(set) var footer = SubviewsCollection(subviews: [])
}

/// The sections of a container's content in their order.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The position of the first section, 0.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
