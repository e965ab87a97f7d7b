#if Markdown
  internal import CMarkdown

  /// A node of cmark-gfm.
  struct MarkdownNode {
    private let node: OpaquePointer

    init(_ node: OpaquePointer) { self.node = node }

    private func string(_ text: UnsafePointer<CChar>?) -> String {
      text.map { String(cString: $0) } ?? ""
    }

    var kind: String {
      // Version 0.29.0.gfm.6 has no names for these two.
      switch cmark_node_get_type(node) {
      case CMARK_NODE_FOOTNOTE_DEFINITION: "footnote_definition"
      case CMARK_NODE_FOOTNOTE_REFERENCE: "footnote_reference"
      default: string(cmark_node_get_type_string(node))
      }
    }
    var literal: String { string(cmark_node_get_literal(node)) }
    var url: String { string(cmark_node_get_url(node)) }
    var title: String { string(cmark_node_get_title(node)) }
    var headingLevel: Int { Int(cmark_node_get_heading_level(node)) }
    var isChecked: Bool { cmark_gfm_extensions_get_tasklist_item_checked(node) }

    var list: MarkdownList {
      var list = MarkdownList()
      if cmark_node_get_list_type(node) == CMARK_ORDERED_LIST {
        list.start = Int(cmark_node_get_list_start(node))
      }
      list.delimiter = cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ")" : "."
      list.isTight = cmark_node_get_list_tight(node) != 0
      return list
    }

    var alignments: [ColumnAlignment] {
      let count = Int(cmark_gfm_extensions_get_table_columns(node))
      guard let letters = cmark_gfm_extensions_get_table_alignments(node) else {
        return Array(repeating: .leading, count: count)
      }
      return (0..<count).map { column in
        switch letters[column] {
        case UInt8(ascii: "c"): .center
        case UInt8(ascii: "r"): .trailing
        default: .leading
        }
      }
    }
  }
#endif
