import EaselBlocks
import Foundation

/// The state that the blocks of one rendering share: counters, references, and entries of lists of
/// contents.
final class ReportState {
  /// The numbers that are counted while blocks are made.
  private struct Counters {
    /// The numbers of the open sections by level, starting with level 1.
    var sections: [Int] = []
    var sectionCount = 0
    var captions: [CaptionKind: Int] = [:]
    var noteCount = 0
  }

  private var counters = Counters()
  var noteCount: Int { counters.noteCount }
  /// The counters before the blocks that are being made, and what was registered since.
  private var kept = Kept()

  private struct Kept {
    var counters = Counters()
    var notes: [ObjectIdentifier] = []
    var names: [String] = []
    /// The cells that got the number of a note, once for each number.
    var cells: [Identity] = []
  }
  /// The numbers of the notes in cells of tables.
  private var cellNotes: [Identity: [Int]] = [:]
  /// The cell whose blocks are being made, and the number of notes found in it.
  private var openCell: (identity: Identity, count: Int, sharedCount: Int)?
  /// The numbers of notes with several references; holding the notes keeps their identifiers
  /// unique.
  private var sharedNotes: [ObjectIdentifier: SharedNumber] = [:]
  /// The pages of blocks with ids.
  private var positions: [String: PagePosition] = [:]
  /// The names by which references show them.
  private var names: [String: String] = [:]
  /// Headings and captions, in the order of the pages.
  private(set) var entries: [ContentsEntry] = []
  let numbers = PageNumbers()
  /// Whether everything except lists of contents is laid out.
  var isKnown = false
  /// The rows for which the layout waits.
  var waiting: (any RowSupply)?
  /// Whether something depends on the side of a page.
  var usesSides = false
  /// The window of the page that is laid out; `nil` for none.
  var window: AddressWindow?
  /// Whether an address is in a window.
  var hasAddressInWindow = false
  /// The first address that is on a page with a window, but not in it.
  var addressBesideWindow: BlockPath?

  /// Returns the state of a rendering, which is created on first use.
  static func of(_ session: BlockSession) -> ReportState {
    let key = ObjectIdentifier(ReportState.self)
    if let state = session.shared[key] as? ReportState { return state }
    let state = ReportState()
    session.shared[key] = state
    return state
  }

  /// The last list of contents that the layout reached before everything was laid out.
  var lateNode: LateNode?

  /// Returns and clears `lateNode`.
  func takeLateNode() -> LateNode? {
    defer { lateNode = nil }
    return lateNode
  }

  // MARK: Counting

  /// Begins a section of a level; returns its numbers from the first level on, and its index among
  /// all sections.
  func beginSection(level: Int) -> (numbers: [Int], index: Int) {
    if counters.sections.count > level { counters.sections.removeSubrange(level...) }
    while counters.sections.count < level { counters.sections.append(0) }
    counters.sections[level - 1] += 1
    counters.sectionCount += 1
    return (counters.sections, counters.sectionCount)
  }

  /// Returns the next number of a figure or a table.
  func next(_ kind: CaptionKind) -> Int {
    counters.captions[kind, default: 0] += 1
    return counters.captions[kind, default: 0]
  }

  /// Returns the number of the next note; a table cell that is made again gets the same numbers.
  func nextNote() -> Int {
    guard let cell = openCell else {
      counters.noteCount += 1
      return noteCount
    }
    openCell?.count += 1
    if let numbers = cellNotes[cell.identity], numbers.count > cell.count {
      return numbers[cell.count]
    }
    counters.noteCount += 1
    kept.cells.append(cell.identity)
    cellNotes[cell.identity, default: []].append(noteCount)
    return noteCount
  }

  /// Makes the blocks of a table cell, which may be made several times.
  func makingCell<Result>(_ identity: Identity, _ body: () -> Result) -> Result {
    let outer = openCell
    openCell = (identity, 0, 0)
    defer { openCell = outer }
    return body()
  }

  /// The position of a reference in a cell, among the references to shared notes.
  private struct NotePosition: Equatable {
    let cell: Identity
    let index: Int
  }

  /// The number of a note with several references, and the position of the first one.
  private struct SharedNumber {
    let note: SharedNote
    let number: Int
    let position: NotePosition?
  }

  /// Returns the number of a note with several references, and whether this reference is not the
  /// first.
  func number(ofShared note: SharedNote) -> (number: Int, isRepeated: Bool) {
    let position = openCell.map { NotePosition(cell: $0.identity, index: $0.sharedCount) }
    openCell?.sharedCount += 1
    guard let known = sharedNotes[ObjectIdentifier(note)] else {
      let number = nextNote()
      kept.notes.append(ObjectIdentifier(note))
      sharedNotes[ObjectIdentifier(note)] = SharedNumber(
        note: note, number: number, position: position)
      return (number, false)
    }
    // The cell of the first reference is made again.
    if let position, position == known.position { return (nextNote(), false) }
    return (known.number, true)
  }

  /// The links of notes that may be made several times, by their numbers.
  private var noteLinks: [Int: NoteLink] = [:]

  /// Returns the link of a note with its marks.
  ///
  /// - Parameter isShared: Whether the note has several marks.
  func noteLink(_ number: Int, isShared: Bool) -> NoteLink {
    if let known = noteLinks[number] { return known }
    let link = NoteLink(number: number)
    if isShared || openCell != nil { noteLinks[number] = link }
    return link
  }

  // MARK: References

  /// Stores the name by which references show a block.
  func name(_ id: String, _ name: String) {
    guard names[id] == nil else { return }
    kept.names.append(id)
    names[id] = name
  }

  /// Stores the page of a block.
  func place(_ id: String, _ position: PagePosition) { positions[id] = positions[id] ?? position }

  /// Moves a block to another page of its group; returns whether it was on another one.
  func move(_ id: String, to position: PagePosition) -> Bool {
    guard let known = positions[id], known.group === position.group, known.index != position.index
    else {
      return false
    }
    positions[id] = position
    for index in entries.indices where entries[index].destination == id {
      entries[index].position = position
    }
    return true
  }

  /// The name by which references show a block: the number or the title of a section; `nil` while
  /// it is unknown.
  func name(of id: String) -> String? { names[id] }

  /// The formatted page number of a block; `nil` while it is unknown.
  func page(of id: String) -> String? { positions[id].flatMap(numbers.label) }

  /// Whether the page of a block is known.
  func hasPosition(_ id: String) -> Bool { positions[id] != nil }

  // MARK: Contents

  func add(_ entry: ContentsEntry) { entries.append(entry) }
}

extension ReportState: PieceCounters {
  func keepCounters() { kept = Kept(counters: counters) }

  func resetCounters() {
    counters = kept.counters
    for note in kept.notes { sharedNotes[note] = nil }
    for name in kept.names { names[name] = nil }
    for cell in kept.cells { cellNotes[cell]?.removeLast() }
    kept = Kept(counters: counters)
  }
}
