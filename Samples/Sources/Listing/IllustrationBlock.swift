import Easel

/// The illustration of an article; nothing for one without.
struct IllustrationBlock: Block {
  let illustration: Illustration?
  let width: CGFloat
  /// Whether its lines are white, for a dark background.
  let isPlain: Bool

  init(_ illustration: Illustration?, width: CGFloat = 32, isPlain: Bool = false) {
    self.illustration = illustration
    self.width = width
    self.isPlain = isPlain
  }

  var body: some Block {
    if let illustration, let image = try? image(illustration) {
      ImageBlock(image).resizable()
        .frame(width: width, height: width * 3 / 4)
        .accessibilityLabel(illustration.words)
    }
  }

  private func image(_ illustration: Illustration) throws -> VectorImage {
    isPlain
      ? try illustration.image(line: "#ffffff", face: "#2f5d78") : try illustration.image()
  }
}
