// A wrong label of a container's argument.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [String]
  var body: some Block {
    VStack {
      HStack(alignment: .top, spacng: 8) {  // error: incorrect argument label in call
        Text("a").bold()
        Spacer()
        ForEach(rows, id: \.self) { row in Text(row) }
      }
      .padding()
    }
  }
}
