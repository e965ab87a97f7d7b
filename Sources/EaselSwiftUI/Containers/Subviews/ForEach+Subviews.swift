import EaselBlocks

/// The views that a closure makes of the subviews or of the sections of a content.
public struct GroupElementsOfContent<Content: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let transform: (NodeInputs) -> Content
}

extension GroupElementsOfContent: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any View)? { transform(inputs) }
}

extension Group {
  /// Creates a group of the views that a closure makes of the subviews of a content.
  ///
  /// ```swift
  /// struct Cards<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///   var body: some View {
  ///     Group(subviews: content) { cards in
  ///       HStack { cards.prefix(2) }
  ///       Text("\(cards.count) cards")
  ///     }
  ///   }
  /// }
  /// ```
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Result> {
    self.init {
      GroupElementsOfContent { inputs in
        let subviews = SubviewSearch.subviews(of: view, inputs)
        return inputs.run { transform(SubviewsCollection(subviews: subviews)) }
      }
    }
  }

  /// Creates a group of the views that a closure makes of the sections of a content.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Result> {
    self.init {
      GroupElementsOfContent { inputs in
        let sections = SubviewSearch.sections(of: view, inputs)
        return inputs.run { transform(SectionCollection(sections: sections)) }
      }
    }
  }
}

extension ForEach {
  /// Creates a view for each subview of a content.
  ///
  /// ```swift
  /// struct Framed<Content: View>: View {
  ///   @ViewBuilder var content: Content
  ///   var body: some View {
  ///     VStack { ForEach(subviews: content) { $0.padding().border(.gray) } }
  ///   }
  /// }
  /// ```
  public init<V: View, Result: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Result
  )
  where
    Data == Range<Int>, ID == Int,
    Content == Group<GroupElementsOfContent<ForEach<SubviewsCollection, Subview.ID, Result>>>
  {
    // One element, whose content is known when the view is laid out.
    self.init(data: 0..<1, id: { $0 }) { _ in
      Group(subviews: view) { ForEach<SubviewsCollection, _, _>($0, content: content) }
    }
  }

  /// Creates a view for each section of a content.
  public init<V: View, Result: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
  )
  where
    Data == Range<Int>, ID == Int,
    Content == Group<
      GroupElementsOfContent<ForEach<SectionCollection, SectionConfiguration.ID, Result>>
    >
  {
    self.init(data: 0..<1, id: { $0 }) { _ in
      Group(sections: view) { ForEach<SectionCollection, _, _>($0, content: content) }
    }
  }
}
