import Foundation

/// An error that Easel throws: its code, a message for people, and where it occurred.
///
/// Calls of Easel throw this type. They also pass on errors of closures, of `Codable` and of
/// cancelled tasks. The meaning of a ``code`` never changes. The ``message`` is written for the
/// person who can fix the fault.
///
/// ```swift
/// let chart = BarChartView(frame: bounds)
/// do {
///   try chart.write(to: url)
/// } catch let error as EaselError where error.code == .outputFailed {
///   print("cannot write the report:", error.message)
/// }
/// ```
public struct EaselError: Error, Hashable, Sendable, Codable {
  /// The kind of fault.
  public var code: Code
  /// A sentence that says what was wrong and what to do.
  public var message: String
  /// The call that failed, such as `stroke` or `PDFDocument.page`; `nil` if it is not known.
  public var operation: String?
  /// The part of the document that the error is about, such as a chart's title; `nil` if not given.
  public var subject: String?
  /// The path from the root to the view that caused the error, such as `ReportView/BarChartView`;
  /// `nil` if no view did.
  public var viewPath: String?
  /// The number of the page that was being drawn, counted from 1; `nil` outside of pages.
  public var page: Int?
  /// The invalid value, as text; `nil` if the error is not about a value.
  public var value: String?
  /// The size that a layout needs, in points; `nil` if the error is not about sizes.
  public var needed: CGSize?
  /// The size that is available, in points; `nil` if the error is not about sizes.
  public var available: CGSize?

  /// Creates an error from its code and its message, with optional details.
  ///
  /// - Parameters:
  ///   - code: The kind of fault.
  ///   - message: One sentence that says what was wrong and what to do.
  ///   - operation: The call that failed, such as `stroke`.
  ///   - subject: The part of the document that the error is about.
  ///   - viewPath: The path of the view that caused the error, from the root.
  ///   - page: The number of the page that was being drawn, counted from 1.
  ///   - value: The invalid value, as text.
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
  /// The code and the message, followed by the operation, the subject, the view and the page.
  public var description: String {
    var context: [String] = []
    if let operation { context.append(operation) }
    if let subject { context.append(subject) }
    if let viewPath { context.append("in \(viewPath)") }
    if let page { context.append("on page \(page)") }
    let suffix = context.isEmpty ? "" : " (\(context.joined(separator: ", ")))"
    return "\(code.rawValue): \(message)\(suffix)"
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}
