import EaselCanvas
import Foundation

extension Report {
  /// Adds all pages of a PDF file after those of the report, such as terms, each in its own size.
  ///
  /// ```swift
  /// let terms = URL(filePath: "terms.pdf")
  /// let report = try Report("Offer", language: "en") { Text("Offer 17") }.appending(pdf: terms)
  /// ```
  ///
  /// The pages are counted with the others, and have no header, footer or background. The structure
  /// of a tagged file comes along: screen readers read its headings, lists and tables after those of
  /// the report. Its links and form fields do not work, which is noted. A page of a file without a
  /// structure is a figure; in a report that claims PDF/UA, such a file is an error of code
  /// `nonconforming` when the report is written. The file is read at once; more: `EmbeddedPDF`.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - isTrusted: Whether the file's own claim of PDF/A is believed. The default is false.
  ///   - limits: The limits for reading the file.
  /// - Throws: The errors of `EmbeddedPDF.pages(of:trusting:limits:)`.
  public func appending(
    pdf url: URL, trusting isTrusted: Bool = false, limits: Limits = Limits()
  ) throws -> Report {
    let pages = try EmbeddedPDF.pages(of: url, trusting: isTrusted, limits: limits)
    return with { $0.appended.append(pages) }
  }

  /// Adds all pages of a PDF file in memory after those of the report, each in its own size.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - name: The name of the file in messages.
  ///   - isTrusted: Whether the file's own claim of PDF/A is believed. The default is false.
  ///   - limits: The limits for reading the file.
  /// - Throws: The errors of ``appending(pdf:trusting:limits:)``.
  public func appending(
    pdf data: Data, name: String = "PDF", trusting isTrusted: Bool = false,
    limits: Limits = Limits()
  ) throws -> Report {
    let pages = try EmbeddedPDF.pages(of: data, name: name, trusting: isTrusted, limits: limits)
    return with { $0.appended.append(pages) }
  }
}
