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
  /// the report. Its links and form fields do not work, and its outline, attached files and page
  /// labels are left out; each loss is noted. A page of a file without a structure is a figure.
  ///
  /// In a report that claims PDF/UA, a file without a structure is an error of code `nonconforming`
  /// when the report is written, and so is one that does not claim PDF/UA-1, unless it is trusted.
  /// The file is read at once; more: `EmbeddedPDF`.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - isTrusted: Whether the file is believed: its claim of PDF/A, and its tags. The default is
  ///     false.
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
  ///   - isTrusted: Whether the file is believed: its claim of PDF/A, and its tags. The default is
  ///     false.
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
