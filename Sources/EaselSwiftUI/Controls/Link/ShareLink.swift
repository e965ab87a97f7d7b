import EaselBlocks

/// A button that shares something, drawn at rest.
public struct ShareLink<Label: View>: View {
  let label: Label

  /// The view that draws the label as a button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }

  /// Creates a button with a label for an item.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button with a label for an item with a preview.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button with a label for several items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a button with a label for several items with previews.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button for an item.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  /// Creates a button for an item with a preview.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) { label = DefaultShareLinkLabel(title: Text("Share…")) }

  /// Creates a button with a title for an item.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button with a title that is shown unchanged, for an item.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  /// Creates a button with a title for an item with a preview.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button with a title that is shown unchanged, for an item with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  /// Creates a button for several items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text("Share…")) }

  /// Creates a button with a title for several items.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }
}

/// A title with the symbol of sharing.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// The view that draws the label.
  public var body: some View {
    EaselSwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The preview of an item that is shared, which is not drawn.
public struct SharePreview {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Creates a preview with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
  /// Creates a preview with a title and an image.
  public init<Preview>(_ titleKey: LocalizedStringKey, image: Preview) {}
  /// Creates a preview with a title that is shown unchanged, and an image.
  @_disfavoredOverload
  public init<S: StringProtocol, Preview>(_ title: S, image: Preview) {}
  /// Creates a preview with a title and an icon.
  public init<Icon>(_ titleKey: LocalizedStringKey, icon: Icon) {}
  /// Creates a preview with a title that is shown unchanged, and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol, Icon>(_ title: S, icon: Icon) {}
  /// Creates a preview with a title, an image and an icon.
  public init<Preview, Icon>(_ titleKey: LocalizedStringKey, image: Preview, icon: Icon) {}
}
