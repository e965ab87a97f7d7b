import EaselSwiftUI
import Testing

@Suite struct OffsetTests {
  @Test func elementsAreRemoved() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 2, 4])
    #expect(letters == ["b", "d"])
  }

  @Test func offsetsOfASliceBeginAtItsStart() {
    var letters = Array("abcde")[2...]
    letters.remove(atOffsets: [0])
    #expect(Array(letters) == ["d", "e"])
  }

  @Test(arguments: [
    (IndexSet([0]), 3, "bcade"), (IndexSet([4]), 0, "eabcd"), (IndexSet([1, 3]), 5, "acebd"),
    (IndexSet([1, 3]), 2, "abdce"), (IndexSet(), 2, "abcde"),
  ])
  func elementsAreMoved(_ source: IndexSet, _ destination: Int, _ result: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: source, toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test func offsetsWithoutElementsChangeNothing() {
    var letters = Array("ab")
    letters.remove(atOffsets: [7])
    letters.move(fromOffsets: [9], toOffset: -1)
    letters.move(fromOffsets: [0], toOffset: 99)
    #expect(letters == ["b", "a"])
  }
}
