import Foundation

/// A schema of custom XMP metadata, with the description that PDF/A requires.
///
/// ```swift
/// let schema = XMPSchema(
///   name: "Contracts", namespace: "https://example.com/contracts/1.0/", prefix: "contract",
///   properties: [
///     XMPSchema.Property("Number", .text("A-17"), description: "The number of the contract"),
///     XMPSchema.Property("Valid", .date(.now), description: "The first day on which it is valid"),
///   ])
/// let document = try PDFDocument(info: DocumentInfo(title: "Contract", extensions: [schema]))
/// ```
///
/// Texts are escaped. ``PDFDocument`` throws `invalidMetadata` for names that are not valid in XML,
/// for prefixes and namespaces that occur twice or are in use by others, and for numbers or dates
/// that are not finite. It throws `limitExceeded` above ``Limits/maximumMetadataBytes``. Sources:
/// ISO 16684-1; ISO 19005-3, 6.6.2.3.
public struct XMPSchema: Hashable, Sendable {
  /// The category of a property in the PDF/A description: set by programs or by people.
  public enum Category: String, Hashable, Sendable, Codable {
    /// Marks a property that programs derive from the file itself.
    case `internal`
    /// Marks a property that people enter, or that programs enter on their behalf.
    case external
  }

  /// The value of a property, with its type.
  public enum Value: Hashable, Sendable {
    /// A text, with the type `Text`.
    case text(String)
    /// A whole number, with the type `Integer`.
    case integer(Int)
    /// A number, with the type `Real`.
    case real(Double)
    /// A truth value, with the type `Boolean`.
    case boolean(Bool)
    /// A date and time with a precision of one second, with the type `Date`.
    case date(Date)
    /// A URI, with the type `URI`.
    case uri(String)
    /// Texts without order, with the type `bag Text`.
    case bag([String])
    /// Texts in order, with the type `seq Text`.
    case sequence([String])

    /// The name of the type in ISO 19005.
    var type: String {
      switch self {
      case .text: "Text"
      case .integer: "Integer"
      case .real: "Real"
      case .boolean: "Boolean"
      case .date: "Date"
      case .uri: "URI"
      case .bag: "bag Text"
      case .sequence: "seq Text"
      }
    }
  }

  /// A property of a schema, with its value.
  public struct Property: Hashable, Sendable {
    /// The name of the property in XML, such as `ContractNumber`.
    ///
    /// It is an ASCII letter or `_`, followed by letters, digits, `-`, `_` and `.`.
    public var name: String
    /// The value that is written to the metadata of the document, with its type.
    public var value: Value
    /// The category of the property: set by programs or by people.
    public var category: Category
    /// The meaning of the property, for people.
    public var description: String

    /// Creates a property from its name, value and description.
    public init(
      _ name: String, _ value: Value, category: Category = .external, description: String
    ) {
      self.name = name
      self.value = value
      self.category = category
      self.description = description
    }
  }

  /// The name of the schema, for people.
  public var name: String
  /// The URI of the namespace, which usually ends with `/` or `#`.
  public var namespace: String
  /// The XML namespace prefix of the property names, such as `contract`.
  public var prefix: String
  /// The properties of the schema with their values; each name occurs once.
  public var properties: [Property]

  /// Creates a schema from its name, its XML namespace and prefix, and its properties.
  public init(name: String, namespace: String, prefix: String, properties: [Property]) {
    self.name = name
    self.namespace = namespace
    self.prefix = prefix
    self.properties = properties
  }
}
