// A misspelled style, which is looked up in every type of styles.
import EaselBlocks
import Foundation

struct Report: Block {
  let rows: [String]
  var body: some Block {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(rows, id: \.self) { row in
        HStack {
          Text(row)
            .bold()
            .font(.headline)
            .foregroundStyle(.redd)  // error: has no member 'redd'
            .padding(.horizontal, 4)
          Spacer()
        }
      }
    }
  }
}
