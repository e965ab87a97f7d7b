import EaselBlocks
import Foundation

/// What the blocks of one rendering share: counters, references, and what lists of contents say.
final class ReportState {
  /// The numbers of the open sections by level, from the first one.
  private var sectionNumbers: [Int] = []
  private var sectionCount = 0
  private var counts: [CaptionKind: Int] = [:]
  private(set) var noteCount = 0
  /// The numbers of the notes in cells of tables.
  private var cellNotes: [Identity: [Int]] = [:]
  /// The cell whose blocks are made, and how many notes were met in it.
  private var openCell: (identity: Identity, count: Int, sharedCount: Int)?
  /// The numbers of notes with several references, which are kept so that each is told apart.
  private var sharedNotes: [ObjectIdentifier: SharedNumber] = [:]
  /// Where blocks with names stand.
  private var places: [String: PagePlace] = [:]
  /// What references call them.
  private var names: [String: String] = [:]
  /// Headings and captions, in the order of the pages.
  private(set) var entries: [ContentsEntry] = []
  let numbers = PageNumbers()
  /// Whether everything but lists of contents is laid out.
  var isKnown = false
  /// What rows are waited for.
  var waiting: (any RowSupply)?
  /// Whether something depends on the side of a page.
  var usesSides = false

  /// The state of a rendering.
  static func of(_ session: BlockSession) -> ReportState {
    let key = ObjectIdentifier(ReportState.self)
    if let state = session.shared[key] as? ReportState { return state }
    let state = ReportState()
    session.shared[key] = state
    return state
  }

  /// The list of contents that was met last, before everything is laid out.
  var lateNode: LateNode?

  /// The list of contents that was met last.
  func takeLateNode() -> LateNode? {
    defer { lateNode = nil }
    return lateNode
  }

  // MARK: Counting

  /// Begins a section of a level; returns its numbers from the first level on, and its place among all
  /// sections.
  func beginSection(level: Int) -> (numbers: [Int], index: Int) {
    if sectionNumbers.count > level { sectionNumbers.removeSubrange(level...) }
    while sectionNumbers.count < level { sectionNumbers.append(0) }
    sectionNumbers[level - 1] += 1
    sectionCount += 1
    return (sectionNumbers, sectionCount)
  }

  /// The next number of a figure or a table.
  func next(_ kind: CaptionKind) -> Int {
    counts[kind, default: 0] += 1
    return counts[kind, default: 0]
  }

  /// The number of a note that is met; the cell of a table that is laid out again has the same.
  func nextNote() -> Int {
    guard let cell = openCell else {
      noteCount += 1
      return noteCount
    }
    openCell?.count += 1
    if let numbers = cellNotes[cell.identity], numbers.count > cell.count {
      return numbers[cell.count]
    }
    noteCount += 1
    cellNotes[cell.identity, default: []].append(noteCount)
    return noteCount
  }

  /// Makes the blocks of a table's cell, which may be made several times.
  func makingCell<Result>(_ identity: Identity, _ body: () -> Result) -> Result {
    let outer = openCell
    openCell = (identity, 0, 0)
    defer { openCell = outer }
    return body()
  }

  /// A reference in a cell: which it is of those to notes that have several.
  private struct NotePlace: Equatable {
    let cell: Identity
    let index: Int
  }

  /// The number of a note that several references lead to, with the first of them.
  private struct SharedNumber {
    let note: SharedNote
    let number: Int
    let place: NotePlace?
  }

  /// The number of a note that several references lead to, and whether another one met it first.
  func number(ofShared note: SharedNote) -> (number: Int, isRepeated: Bool) {
    let place = openCell.map { NotePlace(cell: $0.identity, index: $0.sharedCount) }
    openCell?.sharedCount += 1
    guard let known = sharedNotes[ObjectIdentifier(note)] else {
      let number = nextNote()
      sharedNotes[ObjectIdentifier(note)] = SharedNumber(note: note, number: number, place: place)
      return (number, false)
    }
    // The cell of the first reference is made again.
    if let place, place == known.place { return (nextNote(), false) }
    return (known.number, true)
  }

  // MARK: References

  /// Says what references call a block.
  func name(_ id: String, _ name: String) { names[id] = names[id] ?? name }

  /// Says on which page a block stands.
  func place(_ id: String, _ place: PagePlace) { places[id] = places[id] ?? place }

  /// What references call a block: the number or the title of a section; nil as long as it is unknown.
  func name(of id: String) -> String? { names[id] }

  /// The page of a block as it is written; nil as long as it is unknown.
  func page(of id: String) -> String? { places[id].flatMap(numbers.label) }

  /// Whether a block stands on a page.
  func hasPlace(_ id: String) -> Bool { places[id] != nil }

  // MARK: Contents

  func add(_ entry: ContentsEntry) { entries.append(entry) }
}
