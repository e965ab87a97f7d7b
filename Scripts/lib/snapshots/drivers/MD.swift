import EaselSwiftUI

@MainActor @ViewBuilder
func snapshot(_ name: String) -> some View {
  // The status bar is 20 points high.
  switch name {
  case "testHeadings": testHeadings().offset(y: 10)
  case "testInlines": testInlines().offset(y: 10)
  case "testTable": testTable().offset(y: 10)
  case "testTableAlignment": testTableAlignment().offset(y: 10)
  case "testBulletedList": testBulletedList().offset(y: 10)
  case "testNumberedList": testNumberedList().offset(y: 10)
  default: fatalError("there is no view \(name)")
  }
}

// No picture has an image.

public struct DefaultImageProvider: ImageProvider {
  public func makeImage(url: URL?) -> some View { EmptyView() }
}

extension ImageProvider where Self == DefaultImageProvider {
  public static var `default`: Self { DefaultImageProvider() }
}

public struct DefaultInlineImageProvider: InlineImageProvider {
  public func image(with url: URL, label: String) async throws -> Image { Image(systemName: "photo") }
}

extension InlineImageProvider where Self == DefaultInlineImageProvider {
  public static var `default`: Self { DefaultInlineImageProvider() }
}

extension Color {
  public init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 255) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}

func CGRectUnion(_ one: CGRect, _ other: CGRect) -> CGRect { one.union(other) }
