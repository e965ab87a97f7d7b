// A variable that does not exist, in a loop in a condition.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [String]
  var isWide = true
  var body: some Block {
    VStack {
      if isWide {
        ForEach(rows, id: \.self) { row in
          HStack {
            Text(row)
            Text(rwo)  // error: cannot find 'rwo' in scope
          }
          .padding()
        }
      } else {
        Text("narrow")
      }
    }
  }
}
