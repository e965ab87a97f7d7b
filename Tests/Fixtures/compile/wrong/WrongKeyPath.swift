// A key path that does not exist is reported at its component.
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
      Text("Rows").font(.title).padding()
      ForEach(rows, id: \.nome) { row in  // error: has no member 'nome'
        HStack {
          Text(row.name)
          Spacer()
          Text(row.value, format: .number)
        }
        .padding(.horizontal, 8)
      }
    }
    .frame(maxWidth: .infinity)
  }
}
