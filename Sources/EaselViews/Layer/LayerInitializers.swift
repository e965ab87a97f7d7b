import Foundation
import Synchronization

/// Which of the initialisers of ``Layer`` a subclass has.
///
/// A class that declares initialisers of its own does not inherit others. Swift then puts a trap in
/// their place, which ends the process with "use of unimplemented initializer". Nothing in the
/// class's description tells it from an initialiser; but its code loads the two texts of that message,
/// the names of the class and of the initialiser, for one call, which no other function does.
struct LayerInitializers {
  var hasPlain = false
  var hasCopying = false

  private static let known = Mutex<[ObjectIdentifier: LayerInitializers]>([:])

  /// What a class has, which is looked at once.
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
    // A class whose own are all inherited leads to those of the class above it.
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

  /// The name as Swift's message has it: the module's and the class's own.
  static func qualifiedName(_ kind: Layer.Type) -> String {
    let module = String(reflecting: kind).prefix { $0 != "." }
    let name = String(describing: kind).prefix { $0 != "<" }
    return "\(module).\(name)"
  }

  /// Overrides what ``Layer`` declares as initialisers, and nothing else.
  private final class Probe: Layer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Where the initialisers stand in the tables of all subclasses of ``Layer``.
  ///
  /// There the table of a class that overrides nothing else differs, in the order in which they are
  /// declared. Nil where that is not so, as on systems with another layout.
  private static let slots: (plain: Int, copying: Int)? = {
    let differing = ClassTable.overrides(in: Probe.self, of: Layer.self)
    return differing.count == 3 ? (differing[0], differing[1]) : nil
  }()
}
