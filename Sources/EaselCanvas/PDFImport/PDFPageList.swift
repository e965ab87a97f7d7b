#if PDFImport
  /// The pages of a file in their order, with the attributes that they inherit.
  struct PDFPageList {
    private(set) var pages: [PDFValue] = []
    /// The number of each page, from 1.
    private(set) var numbers: [PDFReference: Int] = [:]
    private static let inherited = ["/Resources", "/MediaBox", "/CropBox", "/Rotate"]

    /// Walks through the page tree without recursion, since it may be of any depth.
    init(_ reader: PDFSourceReader, _ catalog: PDFValue) throws(EaselError) {
      var waiting: [(node: PDFValue, attributes: [PDFValue.Entry])] = [(catalog["/Pages"], [])]
      var seen: Set<PDFReference> = []
      while let (node, attributes) = waiting.popLast() {
        if let reference = node.reference, !seen.insert(reference).inserted {
          throw reader.damaged("its page tree has a node twice")
        }
        guard case .dictionary(let own) = try reader.resolve(node) else {
          throw reader.damaged("its page tree has a node that is no dictionary")
        }
        let value = PDFValue.dictionary(own)
        guard let kids = try reader.resolve(value["/Kids"]).array else {
          if let reference = node.reference { numbers[reference] = pages.count + 1 }
          pages.append(.dictionary(own + attributes.filter { value[$0.key].isNull }))
          continue
        }
        let passed = Self.inherited.compactMap { key in
          guard let entry = own.first(where: { $0.key == key && !$0.value.isNull }) else {
            return attributes.first { $0.key == key }
          }
          // All pages below have the same ones, as if they were an object.
          guard key == "/Resources", entry.value.reference == nil else { return entry }
          return PDFValue.Entry(
            key: key, value: .reference(reader.share(entry.value, of: node.reference)))
        }
        if seen.count + kids.count > reader.limits.maximumEmbeddedPDFObjects {
          throw reader.tooMuch(
            "pages", reader.limits.maximumEmbeddedPDFObjects, "maximumEmbeddedPDFObjects")
        }
        for kid in kids.reversed() {
          guard kid.reference != nil else {
            throw reader.damaged("its page tree has a page that is no object")
          }
          waiting.append((kid, passed))
        }
      }
    }
  }
#endif
