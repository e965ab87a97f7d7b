import EaselUIKit

enum GeometryProbes {
  static var all: [SymbolProbe] {
    [
      SymbolProbe(
        "CGRect", "CGRect(x:y:width:height:)", ".width", ".height", ".minX", ".minY", ".maxX",
        ".maxY", ".midX", ".midY"
      ) {
        let rect: CGRect = CGRect(x: 1, y: 2, width: 30, height: 40)
        return rect.width == 30 && rect.height == 40 && rect.minX == 1 && rect.minY == 2
          && rect.maxX == 31 && rect.maxY == 42 && rect.midX == 16 && rect.midY == 22
      },
      SymbolProbe(
        "CGPoint", "CGPoint(x:y:)", "CGSize", "CGSize(width:height:)", "CGRect(origin:size:)",
        ".origin", ".size"
      ) {
        let point: CGPoint = CGPoint(x: 1, y: 2)
        let size: CGSize = CGSize(width: 3, height: 4)
        let rect = CGRect(origin: point, size: size)
        return rect.origin == point && rect.size == size
      },
      SymbolProbe("CGFloat", "CGFloat(_:)", ".pi", ".infinity") {
        let value: CGFloat = CGFloat(3)
        return value < .pi && .pi < CGFloat.infinity
      },
      SymbolProbe(".zero", "CGPoint()", "CGSize()", "CGRect()") {
        CGPoint() == .zero && CGSize() == .zero && CGRect() == .zero
      },
      SymbolProbe(".init(x:y:width:height:)", ".init(width:height:)", ".init(x:y:)") {
        let rect: CGRect = .init(x: 1, y: 2, width: 3, height: 4)
        let size: CGSize = .init(width: 3, height: 4)
        let point: CGPoint = .init(x: 1, y: 2)
        return rect == CGRect(origin: point, size: size)
      },
      SymbolProbe(
        ".contains(_:)", ".insetBy(dx:dy:)", ".offsetBy(dx:dy:)", ".intersection(_:)", ".isNull",
        ".integral", ".divided(atDistance:from:)", ".equalTo(_:)"
      ) {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let (slice, rest) = rect.divided(atDistance: 4, from: .minXEdge)
        return rect.contains(CGPoint(x: 5, y: 5)) && rect.insetBy(dx: 1, dy: 2).width == 8
          && rect.offsetBy(dx: 20, dy: 0).intersection(rect).isNull
          && CGRect(x: 0.4, y: 0, width: 9.2, height: 10).integral.equalTo(rect)
          && slice.width == 4 && rest.minX == 4
      },
      SymbolProbe(
        "NSValue", "NSValue(cgRect:)", ".cgRectValue", ".cgPointValue", ".cgSizeValue"
      ) {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let value: NSValue = NSValue(cgRect: rect)
        return value.cgRectValue == rect && NSValue(cgPoint: rect.origin).cgPointValue.x == 1
          && NSValue(cgSize: rect.size).cgSizeValue.height == 4
      },
      SymbolProbe("NSNumber", "NSNumber(value:)") {
        let number: NSNumber = NSNumber(value: 1.5)
        return number.doubleValue == 1.5 && (3 as NSNumber).intValue == 3
      },
      SymbolProbe(
        "CGAffineTransform", "CGAffineTransform(translationX:y:)", "CGAffineTransform(scaleX:y:)",
        "CGAffineTransform(rotationAngle:)", "CGAffineTransform(a:b:c:d:tx:ty:)", ".identity",
        ".applying(_:)", ".translatedBy(x:y:)", ".rotated(by:)", ".scaledBy(x:y:)"
      ) {
        let moved: CGAffineTransform = CGAffineTransform(translationX: 1, y: 2)
        let built = CGAffineTransform.identity.translatedBy(x: 1, y: 2).rotated(by: 0)
          .scaledBy(x: 1, y: 1)
        return moved == built && moved == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 1, ty: 2)
          && CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 2, y: 3)
          && CGAffineTransform(rotationAngle: .pi).a == -1
      },
    ]
  }
}
