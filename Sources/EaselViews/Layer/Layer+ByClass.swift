import Foundation

// Core Animation creates layers of any class. In Swift, a metatype creates an instance only with an
// initializer that is `required`, and a class that overrides one must write `required` itself: iOS
// sources write `override init()`, which would no longer compile.
//
// This solution relies on the class ABI. A convenience initializer calls `self.init()` through the
// table of the class that it is called for, and its allocating entry takes that class as its
// `self`, as a class method does. So the two entries below are declared a second time as class
// methods. The compiler compares the two types and rejects a difference; a wrong symbol name does
// not link. If a class lacks the initializer, its table contains Swift's trap, which ends the
// process with the names of the class and of the initializer.

extension Layer {
  /// Calls the `init()` of the class for which it is called.
  convenience init(ofClass: Void) { self.init() }

  /// Calls the `init(layer:)` of the class for which it is called.
  convenience init(sameAs layer: Any) { self.init(layer: layer) }

  /// Creates an empty layer of the class.
  @_silgen_name("$s10EaselViews5LayerC7ofClassACyt_tcfC")
  class func makeByClass() -> Layer

  /// Creates a layer of the class as a copy of another layer.
  @_silgen_name("$s10EaselViews5LayerC6sameAsACyp_tcfC")
  class func makeByClass(copying layer: consuming Any) -> Layer
}
