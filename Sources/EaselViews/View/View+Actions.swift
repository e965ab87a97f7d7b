import Foundation

/// Which views say what a change of their layers sets off.
enum ViewActions {
  /// Overrides what the compiler has every subclass override, and one method.
  private final class Probe: View {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func action(for layer: Layer, forKey event: String) -> (any Action)? {
      super.action(for: layer, forKey: event)
    }
  }

  /// Where the method stands in the tables of all views, which declare it behind their initialisers; nil
  /// where that is not known.
  private static let slot: Int? = {
    let differing = ClassTable.overrides(in: Probe.self, of: View.self)
    return differing.count == 3 ? differing[2] : nil
  }()
  private static let inherited = slot.map { ClassTable(View.self).words[$0] }

  /// Whether a class overrides ``View/action(for:forKey:)``, so that it is asked wherever a layer of
  /// its views is changed.
  static func areOverridden(in kind: View.Type) -> Bool {
    guard let slot, let inherited else { return false }
    return ClassTable(kind).words[slot] != inherited
  }
}
