import EaselBlocks
import EaselCanvas
import Foundation

/// An image from bytes as users have them: pixels, a PNG, a photo that lies on its side, an SVG.
package struct GeneratedImage {
  package enum Picture {
    case bitmap(Image)
    case vector(VectorImage)
  }

  package var picture: Picture
  /// Whether it has few pixels, so that an enlarged one has wide edges, which readers draw apart.
  package var isSmall = false
  /// How it was made, for the report of a fault.
  package var source: String

  package init(_ random: inout SeededGenerator) throws {
    switch random.below(4) {
    case 0: self = try .drawing(&random)
    case 1: self = try .photo(&random)
    case 2:
      let image = try Self.pixels(&random)
      self.init(.bitmap(image), "Image(rgba:) of \(image.width) × \(image.height)")
    default:
      let image = try Image(data: Self.pixels(&random).encodedPNG(), scale: 2)
      self.init(.bitmap(image), "Image(data: PNG, scale: 2) of \(image.width) × \(image.height)")
    }
  }

  private init(_ picture: Picture, _ source: String) {
    self.picture = picture
    self.source = source
  }

  /// The image as pixels; `nil` for an SVG.
  package var bitmap: Image? {
    if case .bitmap(let image) = picture { image } else { nil }
  }

  /// The block that draws the image.
  package var block: ImageBlock {
    switch picture {
    case .bitmap(let image): ImageBlock(image)
    case .vector(let image): ImageBlock(image)
    }
  }

  /// Fields of different colors, some of them translucent, so that each side is known.
  private static func pixels(_ random: inout SeededGenerator) throws -> Image {
    let (columns, rows) = (random.number(2...4), random.number(2...4))
    // About as many pixels as are drawn: each reader has its own way to enlarge an image.
    let side = random.number(30...60)
    let isOpaque = random.isOnce(in: 2)
    let fields = (0..<(columns * rows)).map { _ -> [UInt8] in
      let alpha: UInt8 = isOpaque ? 255 : random.pick([255, 255, 160, 0])
      return (0..<3).map { _ in random.pick([20, 120, 230]) } + [alpha]
    }
    let (width, height) = (columns * side, rows * side)
    let bytes = (0..<height).flatMap { y in
      (0..<width).flatMap { x in fields[y / side * columns + x / side] }
    }
    return try Image(rgba: bytes, width: width, height: height)
  }

  /// Red, green, blue and white quarters, row by row, of 32 × 16 pixels.
  private static let quarters = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZG\
    NywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09P\
    T09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAA\
    AAUGB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAYAQEAAwEAAAAAAAAAAAAAAAAABAYHBf/EABQRAQAAAAAAAAAA\
    AAAAAAAAAAD/2gAMAwEAAhEDEQA/AIblr4AtoLGAGMa8sIDvKhpQD//Z
    """

  /// A JPEG whose EXIF data says which side is up.
  private static func photo(_ random: inout SeededGenerator) throws -> GeneratedImage {
    let orientation = UInt8(random.number(1...8))
    let file = Data(base64Encoded: quarters) ?? Data()
    let tag: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let body = Array("Exif\0\0".utf8) + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + tag
    let photo =
      file.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(body.count + 2)] + body) + file.dropFirst(2)
    var image = GeneratedImage(
      .bitmap(try Image(data: photo)), "a photo of EXIF orientation \(orientation)")
    image.isSmall = true
    return image
  }

  /// An SVG of some shapes.
  private static func drawing(_ random: inout SeededGenerator) throws -> GeneratedImage {
    let (width, height) = (random.number(40...120), random.number(30...90))
    var shapes = ""
    for _ in 0..<random.number(2...5) {
      let (x, y) = (random.below(width), random.below(height))
      let place = "x=\"\(x)\" y=\"\(y)\""
      let center = "cx=\"\(x)\" cy=\"\(y)\""
      let color = "hsl(\(random.below(12) * 30), 90%, 45%)"
      let opacity = random.isOnce(in: 3) ? "0.5" : "1"
      let shape =
        switch random.below(5) {
        case 0: "<rect \(place) width=\"30\" height=\"20\" rx=\"4\" fill=\"\(color)\"/>"
        case 1: "<circle \(center) r=\"14\" fill=\"\(color)\"/>"
        case 2:
          "<path d=\"M\(x) \(y)q20-30 40 0t20 10z\" fill=\"none\" stroke=\"\(color)\" "
            + "stroke-width=\"3\" stroke-dasharray=\"6 3\"/>"
        case 3:
          "<ellipse \(center) rx=\"20\" ry=\"8\" fill=\"\(color)\" "
            + "transform=\"rotate(20 \(x) \(y))\"/>"
        default:
          "<linearGradient id=\"g\(x)\"><stop stop-color=\"\(color)\"/><stop offset=\"1\" "
            + "stop-color=\"white\"/></linearGradient>"
            + "<rect \(place) width=\"40\" height=\"16\" fill=\"url(#g\(x))\"/>"
        }
      shapes += "<g opacity=\"\(opacity)\">\(shape)</g>"
    }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)">\(shapes)</svg>
      """
    return GeneratedImage(.vector(try VectorImage(data: Data(text.utf8))), text)
  }
}

/// An image in a block, with what users do with it.
package struct GeneratedImageBlock {
  package var block: AnyBlock
  package var source: String

  package init(_ random: inout SeededGenerator) throws {
    let image = try GeneratedImage(&random)
    let sides = image.isSmall ? 16...28 : 40...120
    let (width, height) = (CGFloat(random.number(sides)), CGFloat(random.number(sides)))
    let block = image.block
    var made: AnyBlock
    var name: String
    switch random.below(6) {
    case 0: (made, name) = (AnyBlock(block), "")
    case 1:
      (made, name) = (
        AnyBlock(block.resizable().frame(width: width, height: height)), ".resizable()"
      )
    case 2:
      (made, name) = (
        AnyBlock(block.resizable().scaledToFit().frame(width: width, height: height)),
        ".resizable().scaledToFit()"
      )
    case 3:
      (made, name) = (
        AnyBlock(block.resizable().scaledToFill().frame(width: width, height: height).clipped()),
        ".resizable().scaledToFill().clipped()"
      )
    case 4:
      (made, name) = (
        AnyBlock(
          block.resizable(resizingMode: .tile).interpolation(.none)
            .frame(width: width, height: height)),
        ".resizable(resizingMode: .tile)"
      )
    default:
      (made, name) = (
        AnyBlock(
          block.renderingMode(.alwaysTemplate).resizable().frame(width: width, height: height)
            .foregroundStyle(Tint(hue: 0.6, saturation: 0.9, brightness: 0.8))),
        ".renderingMode(.alwaysTemplate).resizable()"
      )
    }
    switch random.below(8) {
    case 0: (made, name) = (AnyBlock(made.opacity(0.5)), name + ".opacity(0.5)")
    case 1: (made, name) = (AnyBlock(made.clipShape(Circle())), name + ".clipShape(Circle())")
    case 2:
      (made, name) = (AnyBlock(made.rotationEffect(.degrees(20))), name + ".rotationEffect(20°)")
    case 3:
      (made, name) = (
        AnyBlock(made.background(Tint(hue: 0.1, saturation: 0.4, brightness: 1))),
        name + ".background(tint)"
      )
    case 4: (made, name) = (AnyBlock(made.scaleEffect(x: -1, y: 1)), name + ".scaleEffect(x: -1)")
    default: break
    }
    self.block = AnyBlock(made.padding(12))
    source = "\(image.source)\n\(name) in \(Int(width)) × \(Int(height))"
  }
}
