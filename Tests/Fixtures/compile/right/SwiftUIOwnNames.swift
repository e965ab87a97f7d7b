import EaselSwiftUI

// A type of the file wins over one of an import.
struct Block { var name = "block" }
struct Table { var rows = 3 }
struct Section { var title = "section" }
struct Report: View {
  let block = Block()
  let table = Table()
  let section = Section()
  var body: some View { Text("\(block.name) \(table.rows) \(section.title)") }
}
