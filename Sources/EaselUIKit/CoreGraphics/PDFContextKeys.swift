// Keys have the names that Core Graphics gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The document's title: a text.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// Who wrote the document: a text.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// The program that made what the document shows: a text.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// What the document is about: a text.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// Words to find the document by: a text, or a list of texts.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// The bounds of a page: the bytes of a `CGRect`, as `Data`, or a boxed one.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
/// The part of a page that viewers show, which is not written: a page shows all of itself.
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
/// The part of a page that is printed before it is cut, which is not written.
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
/// The size of a page after it is cut, which is not written.
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
/// The part of a page that its author means, which is not written.
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
/// A password to change the document: documents are not encrypted, and none is made.
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
/// A password to open the document: documents are not encrypted, and none is made.
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
/// The length of the key that encrypts the document: none does.
public var kCGPDFContextEncryptionKeyLength: CFString { "kCGPDFContextEncryptionKeyLength" }
/// Whether the document may be printed; it always may.
public var kCGPDFContextAllowsPrinting: CFString { "kCGPDFContextAllowsPrinting" }
/// Whether the document's text may be copied; it always may.
public var kCGPDFContextAllowsCopying: CFString { "kCGPDFContextAllowsCopying" }
/// What may be done with the document; everything may.
public var kCGPDFContextAccessPermissions: CFString { "kCGPDFContextAccessPermissions" }
/// What the document is to be printed on, which is not written.
public var kCGPDFContextOutputIntent: CFString { "kCGPDFContextOutputIntent" }
/// What the document is to be printed on, which is not written.
public var kCGPDFContextOutputIntents: CFString { "kCGPDFContextOutputIntents" }
/// Whether the first page can be shown before the rest has come; it cannot.
public var kCGPDFContextCreateLinearizedPDF: CFString { "kCGPDFContextCreateLinearizedPDF" }
/// Whether the document is to be kept for a long time (PDF/A); that is not proven.
public var kCGPDFContextCreatePDFA: CFString { "kCGPDFContextCreatePDFA" }
