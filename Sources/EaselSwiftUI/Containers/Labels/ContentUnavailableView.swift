import EaselBlocks
import EaselCanvas
import Foundation

/// A message in place of content that is missing: an icon, a title, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a message with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The message in the center of the proposed size.
  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        VStack(spacing: 4) { description }
          .font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 8) { actions }.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .environment(\.isInListRow, false)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large gray icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(Color(.secondaryLabel))
      configuration.title.font(.title2.weight(.bold))
    }
  }
}

extension ContentUnavailableView
where Label == EaselSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title, an image of the assets and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      EaselSwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      EaselSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, which is shown unchanged, an image and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      EaselSwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, which is shown unchanged, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      EaselSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// The label and the description of a search without results.
public struct SearchUnavailableContent {
  /// The label of a search without results.
  public struct Label: View {
    let text: String?
    /// A magnifying glass and a title.
    public var body: some View {
      EaselSwiftUI.Label {
        if let text { Text("No Results for “\(text)”") } else { Text("No Results") }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The description of a search without results.
  public struct Description: View {
    /// The advice to search again.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions of a search without results: none.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message of a search without results.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    make(nil)
  }

  /// Returns the message of a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    make(text)
  }

  private static func make(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
