import EaselBlocks
import EaselCanvas
import Foundation

/// A title with an icon.
///
/// ```swift
/// Label("Lightning", systemImage: "bolt.fill")
/// Label { Text("Ada") } icon: { Circle().fill(.blue) }
/// ```
public struct Label<Title: View, Icon: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let title: Title
  let icon: Icon

  /// Creates a label with the views of a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    let styles = inputs.environment.labelStyles
    // A label in the body of a style has the style further out.
    inputs.environment.labelStyles = styles?.outer
    let configuration = LabelStyleConfiguration(
      title: .init(AnyView(title)), icon: .init(AnyView(icon)))
    return inputs.run {
      styles?.style.erasedBody(configuration)
        ?? AnyView(DefaultLabelStyle().makeBody(configuration: configuration))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a title, which is shown unchanged, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a title and an image of the assets.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a title, which is shown unchanged, and an image of the assets.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style's configuration, in the style further out.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
