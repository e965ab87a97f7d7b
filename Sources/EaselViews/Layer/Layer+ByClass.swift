import Foundation

// Core Animation makes layers of any class. In Swift a metatype makes an instance only by an
// initialiser that is `required`, and a class that overrides one of those must write so: code from
// iOS writes `override init()`, which would no longer compile.
//
// The way round it rests on the class ABI. A convenience initialiser calls `self.init()` through the
// table of the class that it is called for, and its allocating entry takes that class as its `self`:
// just what a class method does. So the two entries below are declared once more as class methods.
// The compiler compares both types and refuses what differs; a name that is none does not link. What
// is in the table where a class does not have the initialiser, `LayerInitializers` finds out.

extension Layer {
  /// Calls the `init()` of the class for which it is called.
  convenience init(ofClass: Void) { self.init() }

  /// Calls the `init(layer:)` of the class for which it is called.
  convenience init(sameAs layer: Any) { self.init(layer: layer) }

  /// Makes an empty layer of the class.
  @_silgen_name("$s10EaselViews5LayerC7ofClassACyt_tcfC")
  class func makeByClass() -> Layer

  /// Makes a layer of the class that is a copy of one.
  @_silgen_name("$s10EaselViews5LayerC6sameAsACyp_tcfC")
  class func makeByClass(copying layer: consuming Any) -> Layer
}
