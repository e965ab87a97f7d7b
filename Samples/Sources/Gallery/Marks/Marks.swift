import Easel

/// The section of charts by marks: each family, light and dark, with its code.
enum Marks {
  static var families: [(title: String, examples: [Example])] {
    [
      ("Bars", bars), ("Lines and areas", lines), ("Points and distributions", points),
      ("Shares and grids", shares), ("Plans and prices", plans), ("Compositions", compositions),
    ]
  }

  /// Draws every example into a folder, and returns the section's text.
  static func write(to folder: URL, scale: CGFloat) throws -> String {
    var text = """

      ## Marks

      Each family of charts by marks in 360 × 236 points, with its code.

      """
    for (title, examples) in families {
      text += "\n### \(title)\n"
      for example in examples {
        text += "\n**\(example.name)**\n\n"
        for appearance in Appearance.allCases {
          let stem = "marks-\(example.name)-\(appearance.rawValue)".lowercased()
            .replacing(" ", with: "-").replacing(",", with: "").replacing("%", with: "percent")
          let image = try example.draw(appearance, scale: scale)
          try image.write(to: folder.appending(path: "\(stem).png"))
          text +=
            "![\(example.name), \(appearance.rawValue)](\(folder.lastPathComponent)/\(stem).png) "
        }
        text.removeLast()
        text += "\n\n```swift\n\(example.code)\n```\n"
      }
    }
    return text
  }
}
