// Elements without an identity, and no key path to one.
import EaselBlocks
import Foundation

struct Row {
  let name: String
  let value: Double
}

struct Report: Block {
  let rows: [Row]
  var body: some Block {
    VStack(alignment: .leading) {
      Text("Rows").font(.title)
      ForEach(rows) { row in  // error: requires that 'Row' conform to 'Identifiable'
        HStack {
          Text(row.name)
          Spacer()
          Text(row.value, format: .number)
        }
        .padding()
      }
    }
  }
}
