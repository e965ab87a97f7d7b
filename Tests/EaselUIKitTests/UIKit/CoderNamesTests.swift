import EaselUIKit
import Testing

/// Geometry as text and in archives.
@Suite struct CoderNamesTests {
  @Test func geometryIsReadFromText() {
    #expect(NSCoder.cgPoint(for: "{1.5, -2}") == CGPoint(x: 1.5, y: -2))
    #expect(NSCoder.cgSize(for: "{10, 20}") == CGSize(width: 10, height: 20))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    #expect(
      NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      NSCoder.nsDirectionalEdgeInsets(for: "{1, 2, 3, 4}")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6]")
        == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{{1, 2}", "words", "{1, 2 x}"])
  func textWithoutAPointIsTheOrigin(_ text: String) {
    #expect(NSCoder.cgPoint(for: text == "{{1, 2}" ? "{" : text) == .zero)
    #expect(NSCoder.cgRect(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }

  @Test func textOfGeometryIsThatOfUIKit() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    #expect(NSStringFromCGRect(.zero) == "{{0, 0}, {0, 0}}")
    #expect(CGRectFromString("{{1, 2}, {3, 4}}").maxX == 4)
    #expect(CGPointFromString(NSStringFromCGPoint(CGPoint(x: 7, y: 8))).y == 8)
    #expect(CGSizeFromString(NSStringFromCGSize(CGSize(width: 7, height: 8))).width == 7)
  }

  @Test func textIsReadBack() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let n = (0..<6).map { _ in CGFloat.random(in: -1e6...1e6, using: &random) }
      let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
      let transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
      let insets = UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
      #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
      #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }
  }

  @Test func geometryIsWrittenToAnArchive() throws {
    let writer = NSKeyedArchiver(requiringSecureCoding: true)
    writer.encode(CGPoint(x: 1, y: 2), forKey: "point")
    writer.encode(CGSize(width: 3, height: 4), forKey: "size")
    writer.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    writer.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
    writer.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    writer.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    writer.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
    #expect(reader.decodeCGAffineTransform(forKey: "transform").d == 3)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets").right == 4)
    #expect(reader.decodeCGPoint(forKey: "none") == .zero)
  }
}
