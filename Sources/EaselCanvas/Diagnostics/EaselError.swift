import Foundation

/// What went wrong, where, and what to do about it.
///
/// Every call of Easel that throws throws this type. The ``code`` says which kind of fault it is
/// and never changes its meaning; the ``message`` is written for the person who can act on it.
///
/// ```swift
/// do {
///   try view.write(to: url)
/// } catch let error as EaselError where error.code == .outputFailed {
///   print("cannot write the report:", error.message)
/// }
/// ```
public struct EaselError: Error, Hashable, Sendable, Codable {
  /// The kind of fault.
  public var code: Code
  /// One sentence that says what was wrong and what to do.
  public var message: String
  /// The call that was refused, such as `stroke` or `PDFDocument.page`.
  public var operation: String?
  /// What of the document it is about, such as a chart by its title and a panel by its name.
  public var subject: String?
  /// The path of the view that caused it, from the root: `ReportView/BarChartView`.
  public var viewPath: String?
  /// The page that was being drawn, counted from 1.
  public var page: Int?
  /// The offending value, as text.
  public var value: String?
  /// The size in points that a layout needs; nil where it is not about sizes.
  public var needed: CGSize?
  /// The size in points that there is; nil where it is not about sizes.
  public var available: CGSize?

  /// Makes an error.
  public init(
    _ code: Code, _ message: String, operation: String? = nil, subject: String? = nil,
    viewPath: String? = nil, page: Int? = nil, value: String? = nil
  ) {
    self.code = code
    self.message = message
    self.operation = operation
    self.subject = subject
    self.viewPath = viewPath
    self.page = page
    self.value = value
  }
}

extension EaselError: LocalizedError, CustomStringConvertible {
  /// The message with its context.
  public var description: String {
    var context: [String] = []
    if let operation { context.append(operation) }
    if let subject { context.append(subject) }
    if let viewPath { context.append("in \(viewPath)") }
    if let page { context.append("on page \(page)") }
    let suffix = context.isEmpty ? "" : " (\(context.joined(separator: ", ")))"
    return "\(code.rawValue): \(message)\(suffix)"
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
