import EaselBlocks
import Foundation

@testable import EaselReports

/// The table of a flow case: each cell is a box with the name that the case gives its row.
struct FlowCaseTable {
  let item: FlowCase.Item

  private struct Row {
    let index: Int
    let value: Decimal
    let group: String?
  }

  private var rows: [Row] {
    (item.rows ?? []).enumerated().map {
      Row(index: $0.offset, value: Decimal($0.element.value ?? 0), group: $0.element.group)
    }
  }

  var block: AnyBlock {
    let id = item.id ?? "T"
    let heights = item.rows ?? []
    func name(_ part: String) -> String { "\(id).\(part)" }
    var table = Table(rows) {
      TableColumn("header") { row in
        let height = heights[row.index].height
        if height > 100 {
          // What no page holds is a text, which can be broken.
          Text(verbatim: (0..<Int(height / 10)).map { "\($0)" }.joined(separator: "\n"))
            .font(.body).orphans(1).widows(1)
            .id(name("\(row.index)"))
        } else {
          FlowBox(name: name("\(row.index)"), height: height)
        }
      }
    }
    .cellPadding(horizontal: 0, vertical: 0)
    .rules(false)
    .repeatsHeader(item.repeatsHeader ?? true)
    .showsHeader((item.header ?? 0) > 0)
    .keepsGroups(item.keepsGroups ?? false)
    if let height = item.group {
      table = table.groups(by: \.group) { FlowBox(name: name("group.\($0 ?? "")"), height: height) }
    }
    guard item.portionFooter != nil || item.portionHeader != nil || item.lastFooter != nil else {
      return AnyBlock(table)
    }
    return AnyBlock(
      table.running(\.value)
        .pageHeader { page in
          if !page.isFirst, let height = item.portionHeader {
            FlowBox(name: name("brought=\(page.brought)"), height: height)
          }
        }
        .pageFooter { page in
          if page.isLast {
            if let height = item.lastFooter {
              FlowBox(name: name("total=\(page.carried)"), height: height)
            }
          } else if let height = item.portionFooter {
            FlowBox(name: name("carried=\(page.carried)"), height: height)
          }
        })
  }
}
