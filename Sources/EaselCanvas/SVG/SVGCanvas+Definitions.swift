import Foundation

extension SVGCanvas {
  /// The id of a picture in its size in points.
  func define(_ image: Image) -> String {
    define(.image(image), "i") { id in
      definitions.raw("<image id=\"\(id)\"")
      writeImage(image)
    }
  }

  /// Writes the attributes that an `<image>` begins with, and its end.
  func writeImage(_ image: Image) {
    definitions.attribute("width", image.size.width)
    definitions.attribute("height", image.size.height)
    definitions.attribute("preserveAspectRatio", "none")
    do {
      let data = try image.jpegData ?? image.encodedPNG()
      let type = image.jpegData == nil ? "png" : "jpeg"
      definitions.raw(" href=\"data:image/\(type);base64,\(data.base64EncodedString())\"")
    } catch {
      context.note(
        .error, .invalidImage, "the picture cannot be written: \(error)", operation: "draw(image)")
    }
    definitions.raw("/>\n")
  }

  /// The id of a group's mask.
  func define(_ mask: Mask) -> String {
    let inner = SVGCanvas(size: .zero, context: context, drawsTextAsOutlines: drawsTextAsOutlines)
    inner.adopt(self)
    inner.concatenate(transform)
    mask.recording.replay(on: inner)
    inner.finish()
    takeBack(inner)
    let id = makeIdentifier("m")
    definitions.raw("<mask id=\"\(id)\"")
    writeRegion(clipBox)
    definitions.raw(" maskUnits=\"userSpaceOnUse\">")
    if mask.mode == .alpha {
      // Renderers without `mask-type` take luminance: white of the same opacity has both.
      let filter = makeIdentifier("f")
      definitions.raw(
        "<filter id=\"\(filter)\" color-interpolation-filters=\"sRGB\"><feColorMatrix "
          + "values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>")
      definitions.raw("<g filter=\"url(#\(filter))\">")
    }
    definitions.raw(inner.body)
    definitions.raw(mask.mode == .alpha ? "</g></mask>\n" : "</mask>\n")
    return id
  }

  /// The filter that makes a shadow of what is drawn, and how far that is to be moved before.
  ///
  /// The content moves, not the filter's result: renderers drop what lies outside of the picture
  /// before they filter, and with it what casts a shadow into it.
  func define(_ shadow: Shadow, ink: CGRect) -> (filter: String, offset: CGSize) {
    let id = makeIdentifier("f")
    let deviation = shadow.blur / 2 * transform.scaleRange.greatest
    let offset = shadow.offset.applying(transform)
    let reach = deviation * 3 + 1
    let box = ink.isNull ? clipBox : ink
    let region = box.offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: -reach, dy: -reach)
    let color = shadow.color.components(for: context.appearance)
    definitions.raw("<filter id=\"\(id)\"")
    writeRegion(region)
    definitions.raw(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\">")
    definitions.raw("<feGaussianBlur in=\"SourceAlpha\"")
    definitions.attribute("stdDeviation", deviation)
    definitions.raw(" result=\"b\"/><feFlood")
    definitions.attribute("flood-color", color.opaqueHexString)
    definitions.attribute("flood-opacity", color.alpha)
    definitions.raw("/><feComposite operator=\"in\" in2=\"b\"/></filter>\n")
    return (id, offset)
  }

  private func writeRegion(_ box: CGRect) {
    definitions.attribute("x", box.minX)
    definitions.attribute("y", box.minY)
    definitions.attribute("width", box.width)
    definitions.attribute("height", box.height)
  }

  /// An invisible rectangle that makes a link's whole area answer.
  func writeArea(_ area: CGRect) {
    write { writer in
      writer.raw("<rect fill=\"none\" pointer-events=\"all\"")
      writer.attribute("x", area.minX)
      writer.attribute("y", area.minY)
      writer.attribute("width", area.width)
      writer.attribute("height", area.height)
      writeTransform(&writer)
      writer.raw("/>")
    }
  }

  /// Notes the destinations that links name and the drawing has not.
  func noteMissingDestinations() {
    for name in mentioned where !destinations.contains(name) {
      context.note(
        .error, .missingDestination, "a link leads to “\(name)”, which the drawing has not",
        operation: "SVGDocument.render", value: name)
    }
  }
}
