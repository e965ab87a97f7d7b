import EaselPorting
import Testing

@Suite struct OptionalRequirementTests {
  @Test func requirementsGetDefaultBodies() {
    expectPorted(
      """
      @objc public protocol Source: AnyObject {
        func count() -> Int
        /// The name.
        @objc optional func name(at index: Int) -> String?
        @objc optional func changed()
      }
      """,
      to: """
        public protocol Source: AnyObject {
          func count() -> Int
          /// The name.
          func name(at index: Int) -> String?
          func changed()
        }

        extension Source {
          public func name(at index: Int) -> String? { nil }
          public func changed() {}
        }
        """)
  }

  @Test func propertiesGetDefaultValues() {
    expectPorted(
      "@objc protocol A {\n  @objc optional var a: String? { get }\n  @objc optional var b: Int? { get set }\n}",
      to: """
        protocol A: AnyObject {
          var a: String? { get }
          var b: Int? { get set }
        }

        extension A {
          var a: String? { nil }
          var b: Int? { get { nil } set {} }
        }
        """)
  }

  @Test(arguments: [
    ("Bool", "false"), ("CGFloat", "0"), ("String", "\"\""), ("[Int]", "[]"),
    ("[String: Int]", "[:]"),
    ("[[Int: Int]]", "[]"), ("CGSize", ".zero"),
  ])
  func resultWithANeutralValueIsReported(type: String, value: String) {
    expectPorted(
      "@objc protocol A {\n  @objc optional func a() -> \(type)\n}",
      to: """
        protocol A: AnyObject {
          func a() -> \(type)
        }

        extension A {
          func a() -> \(type) { \(value) }
        }
        """, codes: [.optionalRequirement])
  }

  @Test func resultWithoutAKnownValueIsRequired() {
    expectPorted(
      "@objc protocol A {\n  @objc optional func a() -> UIColor\n}",
      to: "protocol A: AnyObject {\n  func a() -> UIColor\n}", codes: [.optionalRequirement])
  }

  @Test func callsLoseTheirMark() {
    expectPorted(
      """
      @objc protocol A { @objc optional func a(_ b: Int) }
      func f(_ x: A?, _ y: A) {
        x?.a?(1)
        y.a!(2)
        other?(3)
        x?.b?(4)
      }
      """,
      to: """
        protocol A: AnyObject { func a(_ b: Int) }

        extension A {
        func a(_ b: Int) {}
        }
        func f(_ x: A?, _ y: A) {
          x?.a(1)
          y.a(2)
          other?(3)
          x?.b?(4)
        }
        """)
  }

  @Test func closureOfTheSameNameKeepsItsMark() {
    expectPorted(
      "@objc protocol A {\n  @objc optional func a()\n}\nstruct B {\n  var a: (() -> Void)?\n}\nlet c: Void? = B().a?()",
      to: """
        protocol A: AnyObject {
          func a()
        }

        extension A {
          func a() {}
        }
        struct B {
          var a: (() -> Void)?
        }
        let c: Void? = B().a?()
        """)
  }

  @Test func callsInAnotherFileLoseTheirMark() {
    let porter = SourcePorter()
    let declaration = Array("@objc protocol A { @objc optional func a() }".utf8)
    let call = Array("func f(_ x: A) { x.a?() }".utf8)
    let context = porter.context(of: [declaration, call])
    let ported = porter.port(call, name: "Call.swift", context: context)
    #expect(String(decoding: ported.bytes, as: UTF8.self) == "func f(_ x: A) { x.a() }")
  }
}
