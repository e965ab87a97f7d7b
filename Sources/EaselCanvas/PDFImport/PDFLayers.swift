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
        let use = try reader.resolve(use)
        var categories: [String] = []
        for category in try reader.resolve(use["/Category"]).array ?? [] {
          if let name = try reader.resolve(category).name { categories.append(name) }
        }
        for group in try reader.resolve(use["/OCGs"]).array ?? [] {
          let usage = try reader.resolve(try reader.resolve(group)["/Usage"])
          for category in categories where try isHidden(usage[category], category) { throw error }
        }
      }
    }

    /// Whether the usage of a group in a category may hide it (8.11.4.4).
    private func isHidden(_ usage: PDFValue, _ category: String) throws(EaselError) -> Bool {
      let usage = try reader.resolve(usage)
      guard usage.entries != nil else { return false }
      switch category {
      case "/View", "/Print", "/Export":
        return try reader.resolve(usage[category + "State"]).name == "/OFF"
      // They depend on the magnification, the language and the user of a reader.
      case "/Zoom", "/Language", "/User": return true
      default: return false
      }
    }

    /// Throws for a membership that is hidden while all groups are visible (8.11.2.2).
    func check(membership: PDFValue) throws(EaselError) {
      if try isHidden(membership) { throw error }
    }

    private func isHidden(_ membership: PDFValue) throws(EaselError) -> Bool {
      let expression = try reader.resolve(membership["/VE"])
      if expression.array != nil { return try !isVisible(expression) }
      let groups = try reader.resolve(membership["/OCGs"])
      let isEmpty = groups.entries == nil && groups.array?.contains { !$0.isNull } != true
      let policy = try reader.resolve(membership["/P"]).name
      return !isEmpty && ["/AllOff", "/AnyOff"].contains(policy)
    }

    /// Returns the value of an expression whose groups are all visible.
    private func isVisible(_ expression: PDFValue, depth: Int = 0) throws(EaselError) -> Bool {
      // Expressions are in one another by references, which may lead in a circle.
      guard depth <= Self.maximumDepth else {
        throw reader.damaged("an expression of its layers is too deep")
      }
      let resolved = try reader.resolve(expression)
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
