import EaselBlocks
import EaselCanvas
import Foundation
import Synchronization

/// Translations of the texts of views, read from `.xcstrings`, `.strings` and `.stringsdict` files.
///
/// ```swift
/// // Once, when the server starts: for all renderings.
/// try StringCatalog.register(contentsOf: URL(filePath: "Resources/Localizable.xcstrings"))
/// // In a request: the language is that of the locale.
/// let german = RenderOptions(localeIdentifier: "de")
/// try Text("Invoice").write(to: URL(filePath: "invoice.pdf"), options: german)
/// ```
///
/// A text is looked up by the key that SwiftUI gives it: `"\(count) of \(name)"` has the key
/// `%lld of %@`. A key without a translation into the language of the locale is shown in the source
/// language, and a key that no catalog has is shown itself.
public struct StringCatalog: Sendable {
  var tables: [String: StringTable] = [:]

  /// The name of the table of texts that name none, `Localizable`.
  public static let defaultTable = "Localizable"

  /// Reads a file, or the files of a folder and of its `.lproj` folders.
  ///
  /// The table has the name of the file, without its extension.
  ///
  /// - Parameters:
  ///   - url: A file `.xcstrings`, `.strings` or `.stringsdict`, or a folder with such files.
  ///   - language: The language of a `.strings` or `.stringsdict` file; `nil` is that of the `.lproj`
  ///     folder around it, or English.
  /// - Throws: ``/EaselCanvas/EaselError`` if a file cannot be read.
  public init(contentsOf url: URL, language: String? = nil) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw EaselError(
        .inputFailed, "there is no file or folder \(url.path)", operation: "StringCatalog",
        value: url.path)
    }
    let files = isFolder.boolValue ? try Self.files(in: url) : [url]
    for file in files { try add(file: file, language: language) }
  }

  /// The languages of the catalog, in alphabetical order.
  public var languages: [String] {
    Set(tables.values.flatMap { Array($0.languages.keys) + [$0.sourceLanguage].compactMap { $0 } })
      .sorted()
  }

  private mutating func add(file: URL, language: String?) throws {
    let name = file.deletingPathExtension().lastPathComponent
    let folder = file.deletingLastPathComponent()
    let own =
      folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    do {
      let data = try Data(contentsOf: file)
      switch file.pathExtension {
      case "xcstrings": tables[name, default: StringTable()].add(try StringTable(catalog: data))
      case "strings":
        tables[name, default: StringTable()].add(
          try Translation.strings(data, name: file.lastPathComponent),
          language: language ?? own ?? "en")
      case "stringsdict":
        tables[name, default: StringTable()].add(
          try Translation.pluralStrings(data, name: file.lastPathComponent),
          language: language ?? own ?? "en")
      default:
        throw EaselError(
          .unsupportedFormat,
          "\(file.lastPathComponent) is no .xcstrings, .strings or .stringsdict file")
      }
    } catch let error as EaselError {
      throw error
    } catch {
      throw EaselError(
        .invalidData, "\(file.path) cannot be read: \(error)", operation: "StringCatalog",
        value: file.path)
    }
  }

  /// The files of a folder and of its `.lproj` folders; a `.stringsdict` file comes after a `.strings`
  /// file, whose entries it replaces.
  private static func files(in folder: URL) throws -> [URL] {
    let entries = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var files: [URL] = []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      switch entry.pathExtension {
      case "xcstrings", "strings", "stringsdict": files.append(entry)
      case "lproj": files += try self.files(in: entry)
      default: break
      }
    }
    return files
  }
}

extension StringCatalog {
  private static let registry = Mutex(CatalogLocalization([]))
  private static let bundles = Mutex<[URL: Result<StringCatalog, EaselError>]>([:])
  /// The number of bundles whose catalogs are kept; an app has one for each of its modules.
  private static let maximumBundles = 64

  /// Registers the catalog of a file or folder for all renderings that begin later.
  ///
  /// A catalog that is registered later is searched first.
  ///
  /// - Parameters:
  ///   - url: A file `.xcstrings`, `.strings` or `.stringsdict`, or a folder with such files.
  ///   - language: The language of a `.strings` or `.stringsdict` file; `nil` is that of the `.lproj`
  ///     folder around it, or English.
  /// - Throws: ``/EaselCanvas/EaselError`` if a file cannot be read.
  public static func register(contentsOf url: URL, language: String? = nil) throws {
    register(try StringCatalog(contentsOf: url, language: language))
  }

  /// Registers a catalog for all renderings that begin later.
  public static func register(_ catalog: StringCatalog) {
    registry.withLock { $0 = CatalogLocalization([catalog] + $0.catalogs) }
  }

  /// Removes all registered catalogs.
  public static func removeAll() {
    registry.withLock { $0 = CatalogLocalization([]) }
  }

  /// The registered catalogs.
  static var registered: CatalogLocalization { registry.withLock { $0 } }

  /// The catalog of a bundle's folder, which is read once.
  static func catalog(ofBundle folder: URL) -> Result<StringCatalog, EaselError> {
    if let known = bundles.withLock({ $0[folder] }) { return known }
    let result = Result { try StringCatalog(contentsOf: folder) }.mapError { error in
      error as? EaselError ?? EaselError(.invalidData, "\(error)")
    }
    bundles.withLock {
      // A catalog that is no longer kept is read again.
      if $0.count >= maximumBundles, $0[folder] == nil { $0 = [:] }
      $0[folder] = result
    }
    return result
  }
}

extension View {
  /// Adds catalogs of translations for the texts of the view, which are searched first.
  ///
  /// ```swift
  /// let catalog = try StringCatalog(contentsOf: URL(filePath: "Customer.xcstrings"))
  /// try Text("Invoice").stringCatalogs(catalog).write(to: URL(filePath: "invoice.pdf"))
  /// ```
  public func stringCatalogs(_ catalogs: StringCatalog...) -> some View {
    transformEnvironment(\.textLocalization) { localization in
      let outer = (localization as? CatalogLocalization ?? .registered).catalogs
      localization = CatalogLocalization(catalogs + outer)
    }
  }
}

extension CatalogLocalization {
  fileprivate static var registered: CatalogLocalization { StringCatalog.registered }
}
