import Foundation

extension SVGCanvas {
  /// Returns the id of an image definition, whose size is that of the image in points.
  func define(_ image: Image) -> String {
    define(.image(image), "i") { id in
      definitions.raw("<image id=\"\(id)\"")
      writeImage(image)
    }
  }

  /// Writes the attributes of an `<image>` after its first ones, and its end.
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
        .error, .invalidImage, "the image cannot be written: \(error)", operation: "draw(image)")
    }
    definitions.raw("/>\n")
  }

  /// Defines the mask of a group and returns its id.
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
      // Renderers without `mask-type` use luminance. For white of the same opacity both are equal.
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

  /// Defines a filter that draws the shadow of its input.
  ///
  /// The content is moved by the returned offset before it is filtered, and not the result of the
  /// filter: renderers clip the input to the image first, and so would lose content outside of it
  /// that casts a shadow into it.
  func define(_ shadow: Shadow, ink: CGRect) -> (filter: String, offset: CGSize) {
    let id = makeIdentifier("f")
    let deviation = shadow.blur / 2 * transform.scaleRange.maximum
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

  /// Writes an invisible rectangle that makes the whole area of a link clickable.
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

  /// Notes the destinations of links that the drawing does not contain.
  func noteMissingDestinations() {
    for name in mentioned where !destinations.contains(name) {
      context.note(
        .error, .missingDestination, "a link leads to “\(name)”, which is not in the drawing",
        operation: "SVGDocument.render", value: name)
    }
  }
}
