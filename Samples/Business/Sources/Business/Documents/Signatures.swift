import EaselBlocks

/// Lines to sign on, side by side.
struct Signatures: Block {
  let labels: [String]

  init(_ labels: [String]) { self.labels = labels }

  var body: some Block {
    HStack(spacing: 40) {
      ForEach(labels, id: \.self) { label in
        VStack(alignment: .leading, spacing: 2) {
          Divider()
          Text(label).font(.caption).foregroundStyle(.secondary)
        }
      }
    }.padding(.top, 40).keepTogether()
  }
}
