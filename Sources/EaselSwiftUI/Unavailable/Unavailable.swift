import EaselBlocks
import Foundation

// What has no look in a rendering by its nature, or needs another framework. The message names the way
// round, where there is one.

/// An app with a life of its own, which a server does not run.
@available(
  *, unavailable, message: "a server runs no app; draw its view with write(to:) or ImageRenderer"
)
public protocol App {
  /// The type of the scenes.
  associatedtype Body
  /// The scenes.
  var body: Body { get }
}

@available(
  *, unavailable, message: "a server runs no app; draw its view with write(to:) or ImageRenderer"
)
extension App {
  /// Does nothing.
  public static func main() {}
}

/// A part of an app with windows, which a server does not show.
@available(
  *, unavailable,
  message: "a server shows no scenes; draw the view in it with write(to:) or ImageRenderer"
)
public protocol Scene {}

/// A scene of equal windows, which a server does not show.
@available(
  *, unavailable,
  message: "a server shows no windows; draw the view in it with write(to:) or ImageRenderer"
)
public struct WindowGroup: Scene {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  /// Creates nothing.
  public init<Content: View>(_ title: String, @ViewBuilder content: () -> Content) {}
  /// Creates nothing.
  public init<Content: View>(id: String, @ViewBuilder content: () -> Content) {}
}

/// A scene of one window, which a server does not show.
@available(
  *, unavailable,
  message: "a server shows no windows; draw the view in it with write(to:) or ImageRenderer"
)
public struct Window: Scene {
  /// Creates nothing.
  public init<Content: View>(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
}

/// A scene of documents, which a server does not show.
@available(*, unavailable, message: "a server shows no documents; read the file and draw its view")
public struct DocumentGroup: Scene {
  /// Creates nothing.
  public init<Content: View>(newDocument: Any, editor: (Any) -> Content) {}
  /// Creates nothing.
  public init<Content: View>(viewing: Any, viewer: (Any) -> Content) {}
}

/// A scene of settings, which a server does not show.
@available(*, unavailable, message: "a server shows no settings; draw their view with write(to:)")
public struct Settings: Scene {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// A scene in the menu bar, which a server does not show.
@available(*, unavailable, message: "a server has no menu bar; draw the view with write(to:)")
public struct MenuBarExtra: Scene {
  /// Creates nothing.
  public init<Content: View>(_ title: String, @ViewBuilder content: () -> Content) {}
  /// Creates nothing.
  public init<Content: View>(
    _ title: String, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

/// A property with objects of SwiftData.
@available(
  *, unavailable,
  message: "SwiftData is not there; fetch the objects before and pass them to the view"
)
@propertyWrapper
public struct Query<Value> {
  /// Creates nothing.
  public init(_ descriptor: Any? = nil, animation: Animation? = nil) {}
  /// Creates nothing.
  public init(
    filter: Any? = nil, sort: Any, order: SortOrder = .forward, animation: Animation? = nil
  ) {}
  /// Creates nothing.
  public init(filter: Any, animation: Animation? = nil) {}
  /// The value, which there is none of.
  public var wrappedValue: Value { fatalError("SwiftData is not there") }
}

/// A property with objects of Core Data.
@available(
  *, unavailable,
  message: "Core Data is not there; fetch the objects before and pass them to the view"
)
@propertyWrapper
public struct FetchRequest<Value> {
  /// Creates nothing.
  public init(
    entity: Any? = nil, sortDescriptors: [Any], predicate: Any? = nil,
    animation: Animation? = nil
  ) {}
  /// Creates nothing.
  public init(fetchRequest: Any, animation: Animation? = nil) {}
  /// The value, which there is none of.
  public var wrappedValue: Value { fatalError("Core Data is not there") }
}

/// A property with the delegate of an app.
@available(*, unavailable, message: "a server runs no app; it has no delegate")
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Value> {
  /// Creates nothing.
  public init(_ delegateType: Value.Type) {}
  /// The value, which there is none of.
  public var wrappedValue: Value { fatalError("a server runs no app") }
}

/// A property with the delegate of an app.
@available(*, unavailable, message: "a server runs no app; it has no delegate")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<Value> {
  /// Creates nothing.
  public init(_ delegateType: Value.Type) {}
  /// The value, which there is none of.
  public var wrappedValue: Value { fatalError("a server runs no app") }
}

/// A view of AppKit.
@available(
  *, unavailable, message: "AppKit is not there; draw with Canvas, or use UIViewRepresentable"
)
public protocol NSViewRepresentable {}

/// A view controller of AppKit.
@available(
  *, unavailable,
  message: "AppKit is not there; draw with Canvas, or use UIViewControllerRepresentable"
)
public protocol NSViewControllerRepresentable {}

/// A view of AppKit with a SwiftUI view.
@available(*, unavailable, message: "AppKit is not there; draw the view with ImageRenderer")
public struct NSHostingView<Content: View> {
  /// Creates nothing.
  public init(rootView: Content) {}
}

/// A chart in space.
@available(*, unavailable, message: "charts in space are not drawn; use Chart with two axes")
public struct Chart3D: View {
  /// Creates nothing.
  public init(content: () -> Any) {}
  /// Creates nothing.
  public init(_ data: Any, content: (Any) -> Any) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A map.
@available(
  *, unavailable, message: "MapKit is not there; draw an image of the map with Image(uiImage:)"
)
public struct Map: View {
  /// Creates nothing.
  public init() {}
  /// Creates nothing.
  public init(position: Any, content: () -> Any = { 0 }) {}
  /// Creates nothing.
  public init(initialPosition: Any, content: () -> Any = { 0 }) {}
  /// Creates nothing.
  public init(coordinateRegion: Any) {}
  /// Creates nothing.
  public init(coordinateRegion: Any, annotationItems: Any, annotationContent: (Any) -> Any) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A page of the web.
@available(
  *, unavailable, message: "WebKit is not there; draw an image of the page with Image(uiImage:)"
)
public struct WebView: View {
  /// Creates nothing.
  public init(_ page: Any) {}
  /// Creates nothing.
  public init(url: URL?) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A player of movies.
@available(
  *, unavailable, message: "AVKit is not there; draw an image of the movie with Image(uiImage:)"
)
public struct VideoPlayer: View {
  /// Creates nothing.
  public init(player: Any?) {}
  /// Creates nothing.
  public init<Overlay: View>(player: Any?, @ViewBuilder videoOverlay: () -> Overlay) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A button for choosing photos.
@available(
  *, unavailable, message: "PhotosUI is not there; draw the label of the button with Button"
)
public struct PhotosPicker: View {
  /// Creates nothing.
  public init(_ title: String, selection: Any) {}
  /// Creates nothing.
  public init<Label: View>(
    selection: Any, matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) {}
  /// Creates nothing.
  public init<Label: View>(
    selection: Any, maxSelectionCount: Int?, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scene in space.
@available(
  *, unavailable, message: "SceneKit is not there; draw an image of the scene with Image(uiImage:)"
)
public struct SceneView: View {
  /// Creates nothing.
  public init(scene: Any? = nil, pointOfView: Any? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scene of a game.
@available(
  *, unavailable, message: "SpriteKit is not there; draw an image of the scene with Image(uiImage:)"
)
public struct SpriteView: View {
  /// Creates nothing.
  public init(scene: Any) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A scene of RealityKit.
@available(
  *, unavailable,
  message: "RealityKit is not there; draw an image of the scene with Image(uiImage:)"
)
public struct RealityView: View {
  /// Creates nothing.
  public init(make: (Any) -> Void) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
