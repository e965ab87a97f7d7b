import Foundation

/// A PDF file that a test writes by hand: objects, a table of their positions and a trailer.
struct WrittenPDF {
  private(set) var objects: [Int: String] = [:]
  var trailer = ""

  /// A file of one page of 200 × 100 points, whose objects are 1 (catalog), 2 (pages), 3 (page),
  /// 4 (content) and 5 (resources).
  init(
    page: String = "", pages: String = "", catalog: String = "", resources: String = "",
    content: String = WrittenPDF.drawing
  ) {
    self[1] = "<< /Type /Catalog /Pages 2 0 R \(catalog) >>"
    self[2] = "<< /Type /Pages /Kids [3 0 R] /Count 1 \(pages) >>"
    self[3] = """
      << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources 5 0 R \(page) >>
      """
    setStream(4, content)
    self[5] = """
      << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> \(resources) >>
      """
  }

  /// A drawing that shows how it is turned.
  static let drawing = """
    1 0 0 rg 10 10 60 20 re f 0 0 1 rg 150 60 30 30 re f 0 g 20 50 m 60 50 l 40 90 l f
    BT /F1 18 Tf 80 40 Td (Easel) Tj ET
    """

  subscript(number: Int) -> String? {
    get { objects[number] }
    set { objects[number] = newValue }
  }

  mutating func setStream(_ number: Int, _ content: String, _ entries: String = "") {
    objects[number] =
      "<< /Length \(content.utf8.count) \(entries) >>\nstream\n\(content)\nendstream"
  }

  var data: Data {
    var text = "%PDF-1.7\n"
    var offsets: [Int: Int] = [:]
    for (number, object) in objects.sorted(by: { $0.key < $1.key }) {
      offsets[number] = text.utf8.count
      text += "\(number) 0 obj\n\(object)\nendobj\n"
    }
    let (start, count) = (text.utf8.count, (objects.keys.max() ?? 0) + 1)
    text += "xref\n0 \(count)\n0000000000 65535 f \n"
    for number in 1..<count {
      let digits = String(offsets[number] ?? 0)
      text += String(repeating: "0", count: 10 - digits.count) + digits
      text += offsets[number] == nil ? " 65535 f \n" : " 00000 n \n"
    }
    text += "trailer\n<< /Size \(count) /Root 1 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }
}
