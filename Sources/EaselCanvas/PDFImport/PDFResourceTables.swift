#if PDFImport
  /// The resources of pages and forms by their names, to find those that a content names in vain.
  ///
  /// The table of a category that pages share is made once.
  struct PDFResourceTables {
    /// A category of resources, by the object that has it.
    private struct Key: Hashable {
      var object: PDFReference
      var category: String
    }

    /// The resources by their names without escapes.
    private var tables: [Key: [String: PDFValue]] = [:]

    /// Returns the first resource in words that a dictionary of resources does not have.
    ///
    /// - Parameters:
    ///   - names: The resources that a content names.
    ///   - resources: The dictionary, or the object that has it.
    ///   - objects: The objects that were read.
    ///   - reader: Reads the others.
    mutating func missing(
      _ names: Set<PDFContentScan.Resource>, in resources: PDFValue,
      _ objects: [PDFReference: PDFSource.Object], _ reader: PDFSourceReader
    ) throws(EaselError) -> String? {
      /// Returns the value of an object.
      func known(_ value: PDFValue) throws(EaselError) -> PDFValue {
        let object = value.reference.flatMap { objects[$0] }
        return try reader.resolve(object?.value ?? value)
      }
      /// Whether a value is not null.
      func isThere(_ value: PDFValue) throws(EaselError) -> Bool {
        if let object = value.reference.flatMap({ objects[$0] }), object.stream != nil {
          return true
        }
        return try !known(value).isNull
      }
      for resource in names.sorted() {
        let category = try known(resources)[resource.category]
        let key =
          category.reference.map { Key(object: $0, category: "") }
          ?? resources.reference.map { Key(object: $0, category: resource.category) }
        var table = key.flatMap { tables[$0] }
        if table == nil {
          let entries = try known(category).entries ?? []
          table = Dictionary(
            entries.map { ($0.key.unescapedName, $0.value) }, uniquingKeysWith: { $1 })
          if let key { tables[key] = table }
        }
        guard let value = table?[resource.name], try isThere(value) else { return resource.words }
      }
      return nil
    }
  }
#endif
