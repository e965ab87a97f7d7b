// A misspelled alignment of a stack that has a long content.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [String]
  var body: some Block {
    VStack(alignment: .leadin, spacing: 8) {  // error: has no member 'leadin'
      Text("Rows").font(.title).padding()
      ForEach(rows, id: \.self) { row in
        HStack {
          Text(row).foregroundStyle(.secondary)
          Spacer()
        }
      }
      Divider()
    }
    .frame(maxWidth: .infinity)
  }
}
