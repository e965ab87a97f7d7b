#if PDFImport
  /// Finds layers whose content is hidden (ISO 32000-1, 8.11).
  ///
  /// Pages are drawn without the layers of their file, so that all of it would be visible.
  struct PDFLayers {
    private let reader: PDFSourceReader

    init(_ reader: PDFSourceReader) { self.reader = reader }

    private var error: EaselError {
      EaselError(
        .invalidPDF,
        "“\(reader.name)” has hidden layers, which would be visible in this document; give a copy "
          + "without layers, as printing into a PDF file makes it", operation: "EmbeddedPDF",
        value: reader.name)
    }

    /// Throws for a file in whose default configuration layers are hidden, or may be, for example
    /// on the screen and not in print.
    func check(_ catalog: PDFValue) throws(EaselError) {
      let properties = try reader.resolve(catalog["/OCProperties"])
      let configuration = try reader.resolve(properties["/D"])
      let hidden = try reader.resolve(configuration["/OFF"]).array ?? []
      guard hidden.isEmpty, try reader.resolve(configuration["/BaseState"]).name != "/OFF" else {
        throw error
      }
      for use in try reader.resolve(configuration["/AS"]).array ?? [] {
        let use = try reader.attribute(use)
        var categories: Set<String> = []
        for category in try reader.attribute(use["/Category"]).array ?? [] {
          try reader.countLayer()
          if let name = try reader.attribute(category).name { categories.insert(name) }
        }
        categories.formIntersection(Self.categories)
        for group in try reader.attribute(use["/OCGs"]).array ?? [] {
          try reader.countLayer()
          let usage = try reader.attribute(try reader.attribute(group)["/Usage"])
          for category in categories.sorted() where try isHidden(usage[category], category) {
            throw error
          }
        }
      }
    }

    private static let categories: Set<String> = [
      "/View", "/Print", "/Export", "/Zoom", "/Language", "/User",
    ]

    /// Whether the usage of a group in a category may hide it (8.11.4.4).
    private func isHidden(_ usage: PDFValue, _ category: String) throws(EaselError) -> Bool {
      let usage = try reader.attribute(usage)
      guard usage.entries != nil else { return false }
      // The others depend on the magnification, the language and the user of a reader.
      guard ["/View", "/Print", "/Export"].contains(category) else { return true }
      return try reader.attribute(usage[category + "State"]).name == "/OFF"
    }

    /// Throws for a membership that is hidden while all groups are visible (8.11.2.2).
    func check(membership: PDFValue) throws(EaselError) {
      if try isHidden(membership) { throw error }
    }

    private func isHidden(_ membership: PDFValue) throws(EaselError) -> Bool {
      let expression = try reader.attribute(membership["/VE"])
      if expression.array != nil { return try !isVisible(expression) }
      let policy = try reader.attribute(membership["/P"]).name
      guard ["/AllOff", "/AnyOff"].contains(policy) else { return false }
      let groups = try reader.attribute(membership["/OCGs"])
      if groups.entries != nil { return true }
      for group in groups.array ?? [] {
        try reader.countLayer()
        if try !reader.attribute(group).isNull { return true }
      }
      return false
    }

    /// Returns the value of an expression whose groups are all visible.
    private func isVisible(_ expression: PDFValue, depth: Int = 0) throws(EaselError) -> Bool {
      // Expressions are in one another by references, which may lead in a circle, and to the same
      // one many times.
      try reader.countLayer()
      guard depth <= Self.maximumDepth else {
        throw reader.damaged("an expression of its layers is too deep")
      }
      let resolved = try reader.attribute(expression)
      guard let values = resolved.array, let name = values.first?.name else { return true }
      var results: [Bool] = []
      for value in values.dropFirst() { results.append(try isVisible(value, depth: depth + 1)) }
      switch name {
      case "/Not": return !results.contains(true)
      case "/Or": return results.contains(true)
      default: return !results.contains(false)
      }
    }

    private static let maximumDepth = 32
  }
#endif
