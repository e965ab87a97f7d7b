import Easel

/// Where a letter is folded and punched: at 105 and 210 mm, and at 148.5 mm.
struct Marks: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for (y, length) in [(105, 4), (148.5, 6), (210, 4)] as [(CGFloat, CGFloat)] {
        path.addRect(CGRect(x: mm(4), y: mm(y) - 0.15, width: mm(length), height: 0.3))
      }
    }
  }
}
