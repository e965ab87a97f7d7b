extension MarkedContent.Tag {
  /// The attributes that give a tag its role and properties in SVG (WAI-ARIA 1.2, 5.4).
  var svgAttributes: [(name: StaticString, value: String)] {
    var attributes: [(name: StaticString, value: String)] = []
    if let role { attributes.append(("role", role)) }
    switch kind {
    case .heading(let level): attributes.append(("aria-level", "\(level)"))
    case .title: attributes.append(("aria-level", "1"))
    case .headerCell(_, let columns, let rows, _), .cell(let columns, let rows, _):
      if columns > 1 { attributes.append(("aria-colspan", "\(columns)")) }
      if rows > 1 { attributes.append(("aria-rowspan", "\(rows)")) }
    case .artifact: attributes.append(("aria-hidden", "true"))
    default: break
    }
    // An attribute may occur only once: the texts of the tag take precedence over the table's
    // summary.
    if let label = alternative ?? actualText ?? expansion ?? summary {
      attributes.append(("aria-label", label))
    }
    if let language { attributes.append(("lang", language)) }
    return attributes
  }

  private var summary: String? {
    if case .table(let summary) = kind { summary } else { nil }
  }

  private var role: String? {
    switch kind {
    case .document, .part: "document"
    case .section, .index: "group"
    case .article: "article"
    case .aside, .note: "note"
    case .blockQuote, .quote: "blockquote"
    case .caption: "caption"
    case .tableOfContents, .list: "list"
    case .contentsEntry, .item: "listitem"
    case .paragraph: "paragraph"
    case .heading, .title: "heading"
    case .table: "table"
    case .tableHead, .tableBody, .tableFoot: "rowgroup"
    case .row: "row"
    case .headerCell(.row, _, _, _): "rowheader"
    case .headerCell: "columnheader"
    case .cell: "cell"
    case .code: "code"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .figure: "figure"
    case .formula: "math"
    case .label, .body, .span, .reference, .artifact, .within: nil
    }
  }
}
