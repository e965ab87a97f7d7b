/// The tables of the built-in symbols; ``SymbolTable`` says how they are written.
enum SymbolData {
  static let all = [
    arrows,
    buildings,
    characters,
    devices,
    files,
    media,
    nature,
    operators,
    people,
    shapes,
    text,
    things,
  ]
}
