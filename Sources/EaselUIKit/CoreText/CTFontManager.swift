// Functions have the names of Core Text and Core Foundation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Core Foundation's name for `NSError`.
public typealias CFError = NSError

/// The processes in which a registered font is available; in Easel always this one.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  /// The font is available in no process; in Easel like ``process``.
  case none
  /// The font is available in this process until it ends.
  case process
  /// The font is available to the user; in Easel like ``process``.
  case persistent
  /// The font is available in the session; in Easel like ``process``.
  case session

  /// The font is available to the user, the same as ``persistent``.
  public static var user: Self { .persistent }
}

/// Returns `true`: a font that was created from a data provider is registered already.
///
/// - Parameters:
///   - font: The font.
///   - error: Not used.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  true
}

/// Registers the fonts of a file for this process; returns `false` and sets the error if the file
/// is not a font.
///
/// Registering a file again has no effect and is no error.
///
/// - Parameters:
///   - url: The URL of the file.
///   - scope: Not used: the fonts are available in this process.
///   - error: A pointer that receives the error, which the caller releases; `nil` for none.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try FontLibrary.register(url as URL)
    return true
  } catch let failure {
    let info = [NSLocalizedDescriptionKey: "\(failure)"]
    // kCTFontManagerErrorUnrecognizedFormat of Core Text.
    let object = NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103, userInfo: info)
    error?.pointee = Unmanaged.passRetained(object)
    return false
  }
}

/// Returns the text of an error.
public func CFErrorCopyDescription(_ error: CFError) -> CFString {
  error.localizedDescription as NSString
}
