// A misspelled property of an element, three closures deep.
import EaselBlocks
import Foundation

struct Row: Identifiable {
  let id: Int
  let name: String
  let parts: [String]
}

struct Report: Block {
  let rows: [Row]
  var body: some Block {
    VStack(alignment: .leading) {
      ForEach(rows) { row in
        HStack {
          VStack {
            Text(row.nmae).bold()  // error: value of type 'Row' has no member 'nmae'
            ForEach(row.parts, id: \.self) { part in Text(part).font(.caption) }
          }
          .padding(.horizontal, 8)
          Spacer()
        }
        .background(.yellow.opacity(0.1))
      }
    }
  }
}
