/// The first stored word of our objects that become values of attributed strings.
///
/// CoreFoundation, which keeps those strings on Linux, reads the first word of an `NSObject` as a
/// header of its own: bits 8 … 17 are the number of its type (`_CFIsSwift` in `CFRuntime.c` of
/// swift-corelibs-foundation). An object whose first property is zero there is taken for one without a
/// type, and traps as soon as two of them are compared, as `addAttribute(_:value:range:)` does. All
/// ones are the number of no type, so that `isEqual(_:)` is asked.
package enum CoreFoundationHeader {
  /// The word of an object that is none of CoreFoundation's.
  package static let foreign: UInt = 0x3FF00
}
