import Foundation
import Testing

@testable import EaselCanvas

@Suite struct BackdropTests {
  private typealias Components = Color.Components
  private let white = Components(red: 1, green: 1, blue: 1)
  private let black = Components(red: 0, green: 0, blue: 0)
  private let box = CGRect(x: 10, y: 10, width: 100, height: 50)
  private let inside = CGRect(x: 20, y: 20, width: 30, height: 10)

  @Test func anEmptyPageHasTheColorOfItsPaper() {
    #expect(Backdrop(paper: white).color(in: box) == white)
  }

  @Test func theTopAreaDecidesInsideOfItAndNoneDoesAtItsEdge() {
    var backdrop = Backdrop(paper: white)
    backdrop.add(box, black)
    #expect(backdrop.color(in: inside) == black)
    #expect(backdrop.color(in: inside.offsetBy(dx: 80, dy: 0)) == nil)
    #expect(backdrop.color(in: inside.offsetBy(dx: 200, dy: 0)) == white)
    backdrop.add(inside, nil)
    #expect(backdrop.color(in: inside) == nil)
    #expect(backdrop.color(in: inside.offsetBy(dx: 0, dy: 20)) == black)
  }

  @Test func aTranslucentColorIsMixedWithItsBackground() {
    var backdrop = Backdrop(paper: white)
    backdrop.add(box, Components(red: 0, green: 0, blue: 0, alpha: 0.5))
    let gray = Components(red: 0.5, green: 0.5, blue: 0.5)
    #expect(backdrop.color(in: inside) == gray)
    // A part of it is on another color.
    backdrop.add(CGRect(x: 0, y: 0, width: 300, height: 30), black)
    backdrop.add(box, Components(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(backdrop.color(in: box) == nil)
  }

  @Test func areasThatAreForgottenHaveUnknownColors() {
    var backdrop = Backdrop(paper: white)
    for index in 0..<2_000 {
      backdrop.add(CGRect(x: 0, y: CGFloat(index) * 10, width: 100, height: 8), black)
    }
    #expect(backdrop.color(in: CGRect(x: 5, y: 1, width: 20, height: 4)) == nil)
    #expect(backdrop.color(in: CGRect(x: 5, y: 19_991, width: 20, height: 4)) == black)
    #expect(backdrop.color(in: CGRect(x: 500, y: 1, width: 20, height: 4)) == white)
  }
}
