import EaselBlocks
import Foundation

private struct UseEaselBlocks: Block {
  let names: [String]

  var body: some Block {
    VStack(alignment: .leading, spacing: 4) {
      Text("Orders").font(.headline)
      ForEach(names, id: \.self) { name in
        HStack {
          Text(name)
          Spacer()
          RoundedRectangle(cornerRadius: 2).fill(.green).frame(width: 8, height: 8)
        }
      }
      Divider()
    }
    .padding()
    .background(Tint.yellow.opacity(0.1))
  }
}
