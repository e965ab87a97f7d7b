// Keys have the names of Core Graphics.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The key of the document's title: a string.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// The key of the document's author: a string.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// The key of the program that made the content of the document: a string.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// The key of the document's subject: a string.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// The key of the document's keywords: a string, or a list of strings.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// The key of a page's bounds in points: the bytes of a `CGRect` as `Data`, or a rectangle in an
/// `NSValue`.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
/// The key of the crop box, the visible part of a page; ignored with a warning: viewers show the
/// whole page.
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
/// The key of the bleed box, the part of a page that is printed; ignored with a warning.
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
/// The key of the trim box, the part of a page that remains after trimming; ignored with a warning.
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
/// The key of the art box, the meaningful part of a page; ignored with a warning.
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
/// The key of the password for changing the document; with a password, no document is made.
///
/// Documents are not encrypted. An empty string is ignored.
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
/// The key of the password for opening the document; with a password, no document is made.
///
/// Documents are not encrypted. An empty string is ignored.
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
/// The key of the length of the encryption key; ignored with a warning.
public var kCGPDFContextEncryptionKeyLength: CFString { "kCGPDFContextEncryptionKeyLength" }
/// The key of the Boolean for whether the document may be printed; `false` is ignored with a
/// warning.
public var kCGPDFContextAllowsPrinting: CFString { "kCGPDFContextAllowsPrinting" }
/// The key of the Boolean for whether text of the document may be copied; `false` is ignored with a
/// warning.
public var kCGPDFContextAllowsCopying: CFString { "kCGPDFContextAllowsCopying" }
/// The key of the permissions of the document; ignored with a warning: everything is permitted.
public var kCGPDFContextAccessPermissions: CFString { "kCGPDFContextAccessPermissions" }
/// The key of the output intent, the intended printing condition; ignored with a warning.
public var kCGPDFContextOutputIntent: CFString { "kCGPDFContextOutputIntent" }
/// The key of the output intents, the intended printing conditions; ignored with a warning.
public var kCGPDFContextOutputIntents: CFString { "kCGPDFContextOutputIntents" }
/// The key of the Boolean for a linearized document, which browsers display sooner; `true` is
/// ignored with a warning.
public var kCGPDFContextCreateLinearizedPDF: CFString { "kCGPDFContextCreateLinearizedPDF" }
/// The key of the Boolean for conformance to PDF/A; `true` is ignored with a warning.
public var kCGPDFContextCreatePDFA: CFString { "kCGPDFContextCreatePDFA" }
