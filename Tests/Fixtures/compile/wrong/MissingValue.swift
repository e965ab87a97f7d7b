// A user's own block without one of its values.
import EaselBlocks
import Foundation

struct Line: Block {
  let title: String
  let amount: Double
  var body: some Block {
    HStack {
      Text(title)
      Spacer()
      Text(amount, format: .number)
    }
  }
}

struct Report: Block {
  let rows: [String]
  var body: some Block {
    VStack {
      ForEach(rows, id: \.self) { row in
        Line(title: row)  // error: missing argument for parameter 'amount' in call
          .padding(.horizontal, 8)
          .background(.yellow)
      }
    }
  }
}
