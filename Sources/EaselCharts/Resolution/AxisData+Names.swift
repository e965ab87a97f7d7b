import Foundation

extension AxisData {
  /// The names of numbers and dates on an axis of categories.
  struct OwnNames {
    private(set) var names: [String] = []
    /// The numbers and dates by their names.
    private(set) var data: [String: ChartDatum] = [:]
    private var codes: [String: Int] = [:]

    /// Returns the code of the name of a number or date: that of the table, or a negative one.
    mutating func code(of name: String, _ datum: ChartDatum, _ table: NameTable) -> Int {
      data[name] = datum
      if let code = table.existingCode(of: name) ?? codes[name] { return code }
      names.append(name)
      codes[name] = -names.count
      return -names.count
    }
  }

  /// Returns the name of a category by its code.
  func name(_ code: Int, _ table: NameTable) -> String {
    code < 0 ? ownNames.names[-code - 1] : table[code]
  }

  /// Returns the numbers or dates of a run as codes of their names; a unit or a bin is one value.
  mutating func coded(_ positions: PreparedRun.Positions, _ table: NameTable)
    -> PreparedRun.Positions
  {
    func codes(_ values: [Double]) -> [Double] {
      var last: (value: Double, code: Double)?
      return values.map { value in
        if let last, last.value == value { return last.code }
        let datum = positions.kind == .date ? ChartDatum.date(.at(value)) : .number(value)
        let name = datum.categoryName
        let code = name.map { Double(ownNames.code(of: $0, datum, table)) } ?? .nan
        last = (value, code)
        return code
      }
    }
    var result = positions
    result.lower = codes(positions.lower)
    result.upper = positions.isOneValue ? nil : positions.upper.map(codes)
    return result
  }
}
