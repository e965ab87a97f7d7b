// A wrong argument inside nested containers is reported where it stands.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [String]
  var body: some Block {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(rows, id: \.self) { row in
        HStack(alignment: .firstTextBaseline) {
          Text(row)
          Spacer()
          Text("x").frame(width: "wide")  // error: 'String' to expected argument type 'CGFloat'
        }
      }
    }
  }
}
