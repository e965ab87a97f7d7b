// A misspelled member of a reader's proxy, in a calculation.
import EaselBlocks
import Foundation

struct Report: Block {
  let shares: [Double]
  var body: some Block {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        ForEach(shares, id: \.self) { share in
          Rectangle()
            .fill(.blue.opacity(share))
            .frame(width: proxy.sise.width * share, height: 20)  // error: has no member 'sise'
            .padding(.vertical, 4)
        }
      }
    }
  }
}
