import Foundation

/// A type whose values are copied, shared or dragged, which a rendering never does.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation
  /// The formats in which a value is transferred.
  @TransferRepresentationBuilder static var transferRepresentation: Representation { get }
}

/// The formats in which a value is transferred.
public protocol TransferRepresentation {}

/// The formats of a type of the system.
public struct SystemTransferRepresentation: TransferRepresentation {}

/// The result builder of formats; it keeps the first one, since none is used.
@resultBuilder
public enum TransferRepresentationBuilder {
  /// Returns the first of several formats.
  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First, _ others: repeat each Other
  ) -> First { first }
}

/// The format that an encoder makes.
public struct CodableRepresentation<Item>: TransferRepresentation {
  /// Creates the format of encoded values of a type.
  public init(contentType: UTType) {}
  /// Creates the format of encoded values of a type.
  public init(for item: Item.Type, contentType: UTType) {}
}

/// The format of data.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Creates a format from functions that write and read data.
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
  /// Creates a format from a function that writes data.
  public init(
    exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data
  ) {}
  /// Creates a format from a function that reads data.
  public init(
    importedContentType: UTType, importing: @escaping (Data) async throws -> Item
  ) {}
}

/// The format of another type.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  /// Creates a format from a function that makes a value of another type.
  public init(exporting: @escaping (Item) async throws -> Proxy) {}
  /// Creates a format from functions that make a value of another type and read it.
  public init(
    exporting: @escaping (Item) async throws -> Proxy,
    importing: @escaping (Proxy) async throws -> Item
  ) {}
}

extension Transferable where Representation == SystemTransferRepresentation {
  /// The formats of a type of the system.
  public static var transferRepresentation: SystemTransferRepresentation {
    SystemTransferRepresentation()
  }
}

extension String: Transferable {
  /// The formats of a type of the system.
  public typealias Representation = SystemTransferRepresentation
}
extension Data: Transferable {
  /// The formats of a type of the system.
  public typealias Representation = SystemTransferRepresentation
}
extension URL: Transferable {
  /// The formats of a type of the system.
  public typealias Representation = SystemTransferRepresentation
}
extension AttributedString: Transferable {
  /// The formats of a type of the system.
  public typealias Representation = SystemTransferRepresentation
}
