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
/// The key of a page's bounds: the bytes of a `CGRect` as `Data`, or a rectangle in an `NSValue`.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
/// The key of the crop box, the visible part of a page; not supported, viewers show the whole page.
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
/// The key of the bleed box, the part of a page that is printed; not supported.
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
/// The key of the trim box, the part of a page that remains after trimming; not supported.
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
/// The key of the art box, the meaningful part of a page; not supported.
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
/// The key of the password for changing the document; not supported, and no document is made.
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
/// The key of the password for opening the document; not supported, and no document is made.
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
/// The key of the length of the encryption key; not supported.
public var kCGPDFContextEncryptionKeyLength: CFString { "kCGPDFContextEncryptionKeyLength" }
/// The key of whether the document may be printed; `false` is not supported.
public var kCGPDFContextAllowsPrinting: CFString { "kCGPDFContextAllowsPrinting" }
/// The key of whether the document's text may be copied; `false` is not supported.
public var kCGPDFContextAllowsCopying: CFString { "kCGPDFContextAllowsCopying" }
/// The key of the permissions of the document; not supported, everything is permitted.
public var kCGPDFContextAccessPermissions: CFString { "kCGPDFContextAccessPermissions" }
/// The key of the output intent, the intended printing condition; not supported.
public var kCGPDFContextOutputIntent: CFString { "kCGPDFContextOutputIntent" }
/// The key of the output intents, the intended printing conditions; not supported.
public var kCGPDFContextOutputIntents: CFString { "kCGPDFContextOutputIntents" }
/// The key of whether the document is linearized for fast display in a browser; not supported.
public var kCGPDFContextCreateLinearizedPDF: CFString { "kCGPDFContextCreateLinearizedPDF" }
/// The key of whether the document conforms to PDF/A; not supported.
public var kCGPDFContextCreatePDFA: CFString { "kCGPDFContextCreatePDFA" }
