import EaselBlocks
import EaselCanvas
import Foundation

/// The diagnostics of a rendering, for bodies and styles, which know only their environment.
final class RenderingScope {
  // The session keeps the outermost environment, and so this object.
  private weak var session: BlockSession?
  /// The objects that are made once in a rendering, by what they are made of.
  private var made: [AnyHashable: AnyObject] = [:]
  /// The number of objects that are kept; views have a few gradients, and an image of one has 64 KB.
  private static let maximumObjects = 64

  init(_ session: BlockSession) { self.session = session }

  func note(_ diagnostic: Diagnostic) { session?.note(diagnostic) }

  /// Counts something that has no effect in a rendering; all that is counted is one note.
  func countInert(_ name: String) { session?.countInert(name) }

  /// The object for a key, made when the first view asks for it.
  func object<Object: AnyObject>(for key: some Hashable, _ make: () -> Object?) -> Object? {
    if let known = made[key] as? Object { return known }
    guard let object = make() else { return nil }
    if made.count >= Self.maximumObjects { made = [:] }
    made[key] = object
    return object
  }
}

extension EnvironmentValues {
  private enum RenderingScopeKey: EnvironmentKey {
    static var defaultValue: RenderingScope? { nil }
  }

  /// The rendering that the environment belongs to; `nil` outside of one of this module.
  var renderingScope: RenderingScope? {
    get { self[RenderingScopeKey.self] }
    set { self[RenderingScopeKey.self] = newValue }
  }

  /// Adds a diagnostic to the rendering, once.
  func note(
    _ severity: Diagnostic.Severity, _ code: EaselError.Code, _ message: String,
    operation: String, value: String? = nil
  ) {
    renderingScope?.note(
      Diagnostic(severity, code, message, operation: operation, value: value))
  }

  /// Notes once that a view shows the present, if the environment has no date for it.
  func notePresent(_ view: String) {
    guard renderingDate == nil else { return }
    note(
      .note, .invalidTime,
      "\(view) shows a time up to the present; set the environment value timelineDate to draw the "
        + "same in each rendering", operation: view)
  }
}

extension View {
  /// The view as the outermost one of a rendering.
  var inRenderingScope: some View { ModifiedBlock(self, RenderingScopeModifier()) }
}

private struct RenderingScopeModifier: NodeModifier {
  static var wrapsNodes: Bool { false }

  func update(_ inputs: inout NodeInputs) {
    inputs.environment.renderingScope = RenderingScope(inputs.session)
    // A chart that fills an image would get a margin, which Swift Charts does not have.
    inputs.isAlone = false
  }
}
