import Foundation
import Synchronization

/// The initializers of ``Layer`` that a subclass has.
///
/// A class that declares initializers of its own does not inherit others. Swift then puts a trap
/// into the virtual table, which ends the process with "use of unimplemented initializer". The
/// class metadata does not distinguish a trap from an initializer. But the trap's code loads the
/// two strings of that message, the names of the class and of the initializer, for one call, which
/// no other function does.
struct LayerInitializers {
  var hasPlain = false
  var hasCopying = false

  private static let known = Mutex<[ObjectIdentifier: LayerInitializers]>([:])

  /// Returns the initializers of a class; each class is examined once.
  static func of(_ kind: Layer.Type) -> LayerInitializers {
    let key = ObjectIdentifier(kind)
    if let known = known.withLock({ $0[key] }) { return known }
    let found = find(kind)
    known.withLock { $0[key] = found }
    return found
  }

  private static func find(_ kind: Layer.Type) -> LayerInitializers {
    guard let slots, let memory = MappedMemory() else { return LayerInitializers() }
    let code = MachineCode(memory: memory)
    var result = LayerInitializers(hasPlain: true, hasCopying: true)
    // A class without initializers of its own uses those of its superclass.
    var one: Layer.Type? = kind
    while let current = one, current != current.ownKind {
      let table = ClassTable(current)
      let name = qualifiedName(current)
      func isTrap(_ slot: Int, _ initializer: String) -> Bool {
        code.traps(with: name, initializer, at: table.words[slot])
      }
      if isTrap(slots.plain, "init()") { result.hasPlain = false }
      if isTrap(slots.copying, "init(layer:)") { result.hasCopying = false }
      one = table.superclass as? Layer.Type
    }
    return result
  }

  /// Returns the name as Swift's message contains it: the module's and the class's name.
  static func qualifiedName(_ kind: Layer.Type) -> String {
    let module = String(reflecting: kind).prefix { $0 != "." }
    let name = String(describing: kind).prefix { $0 != "<" }
    return "\(module).\(name)"
  }

  /// Overrides the initializers that ``Layer`` declares, and nothing else.
  private final class Probe: Layer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// The indices of the initializers in the virtual tables of all subclasses of ``Layer``.
  ///
  /// They are the entries that differ in the table of a class that overrides nothing else, in the
  /// order of their declaration. `nil` if there are not three of them, as on systems with another
  /// memory layout.
  private static let slots: (plain: Int, copying: Int)? = {
    let differing = ClassTable.overrides(in: Probe.self, of: Layer.self)
    return differing.count == 3 ? (differing[0], differing[1]) : nil
  }()
}
