/// The first stored word of Easel's objects that are used as values of attributed strings.
///
/// On Linux CoreFoundation stores these strings. It reads the first word of an `NSObject` as its
/// own header, whose bits 8 … 17 are a type number (`_CFIsSwift` in `CFRuntime.c` of
/// swift-corelibs-foundation). If the word is zero, CoreFoundation takes the object for one without
/// a type and traps when it compares two of them, as `addAttribute(_:value:range:)` does. A type
/// number of all ones belongs to no type, so that CoreFoundation calls `isEqual(_:)`.
package enum CoreFoundationHeader {
  /// The word of an object whose type is not one of CoreFoundation's.
  package static let foreign: UInt = 0x3FF00
}
