import Foundation

/// Metadata of your own in XMP, with the description that PDF/A asks for.
///
/// ```swift
/// let schema = XMPSchema(
///   name: "Contracts", namespace: "https://example.com/contracts/1.0/", prefix: "contract",
///   properties: [
///     XMPSchema.Property("Number", .text("A-17"), description: "The number of the contract"),
///     XMPSchema.Property("Valid", .date(date), description: "The first day on which it is valid"),
///   ])
/// let document = try PDFDocument(info: DocumentInfo(title: "Contract", extensions: [schema]))
/// ```
///
/// Texts are escaped. ``PDFDocument`` throws `invalidMetadata` for names that XML cannot have,
/// prefixes and namespaces that stand twice or belong to others, and numbers or dates that are not
/// finite, and `limitExceeded` beyond ``Limits/maximumMetadataBytes``. Sources: ISO 16684-1; ISO
/// 19005-3, 6.6.2.3.
public struct XMPSchema: Hashable, Sendable {
  /// Who fills in a property.
  public enum Category: String, Hashable, Sendable, Codable {
    /// Programs, from the file itself.
    case `internal`
    /// People, or programs for them.
    case external
  }

  /// The value of a property, with its type.
  public enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// A number.
    case real(Double)
    /// Yes or no.
    case boolean(Bool)
    /// A point in time, to the second.
    case date(Date)
    /// A URI.
    case uri(String)
    /// Texts in no order.
    case bag([String])
    /// Texts in order.
    case sequence([String])

    /// The type as ISO 19005 names it.
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

  /// A property with its value.
  public struct Property: Hashable, Sendable {
    /// Its name in XML, such as `ContractNumber`: an ASCII letter, then letters, digits, `-`, `_`,
    /// `.`.
    public var name: String
    /// What it says in this document.
    public var value: Value
    /// Who fills it in.
    public var category: Category
    /// What it means.
    public var description: String

    /// Describes a property.
    public init(
      _ name: String, _ value: Value, category: Category = .external, description: String
    ) {
      self.name = name
      self.value = value
      self.category = category
      self.description = description
    }
  }

  /// What the schema is called.
  public var name: String
  /// The URI of its namespace, which ends in `/` or `#` by custom.
  public var namespace: String
  /// The prefix of its names, such as `contract`.
  public var prefix: String
  /// Its properties; each of them once.
  public var properties: [Property]

  /// Describes a schema.
  public init(name: String, namespace: String, prefix: String, properties: [Property]) {
    self.name = name
    self.namespace = namespace
    self.prefix = prefix
    self.properties = properties
  }
}
