import Foundation

/// Finds the view classes that override the method for implicit actions.
enum ViewActions {
  /// Overrides the initializers that every subclass must override, and one method.
  private final class Probe: View {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func action(for layer: Layer, forKey event: String) -> (any Action)? {
      super.action(for: layer, forKey: event)
    }
  }

  /// The index of the method in the virtual tables of all views; `nil` if it is not known.
  ///
  /// The method is declared after the initializers.
  private static let slot: Int? = {
    let differing = ClassTable.overrides(in: Probe.self, of: View.self)
    return differing.count == 3 ? differing[2] : nil
  }()
  private static let inherited = slot.map { ClassTable(View.self).words[$0] }

  /// Returns whether a class overrides ``View/action(for:forKey:)``.
  ///
  /// The method is then called for every change of a layer of such views.
  static func areOverridden(in kind: View.Type) -> Bool {
    guard let slot, let inherited else { return false }
    return ClassTable(kind).words[slot] != inherited
  }
}
