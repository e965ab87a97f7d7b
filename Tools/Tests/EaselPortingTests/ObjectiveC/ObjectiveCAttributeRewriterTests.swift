import EaselPorting
import Testing

@Suite struct ObjectiveCAttributeRewriterTests {
  @Test func attributeGoesWithItsSpace() {
    expectPorted("class A {\n  @objc func f() {}\n}", to: "class A {\n  func f() {}\n}")
  }

  @Test func attributeOnALineOfItsOwnGoesWithTheLine() {
    expectPorted(
      "class A {\n  /// Does it.\n  @objc\n  func f() {}\n}",
      to: "class A {\n  /// Does it.\n  func f() {}\n}")
  }

  @Test func attributeBesideAnotherOneGoesAlone() {
    expectPorted(
      "@objcMembers @IBDesignable\nclass A {}\n@IBDesignable @objc(B)\nclass B {}",
      to: "@IBDesignable\nclass A {}\n@IBDesignable\nclass B {}")
  }

  @Test func dynamicStays() {
    expectPorted("class A {\n  @objc dynamic var a = 1\n}", to: "class A {\n  dynamic var a = 1\n}")
  }

  @Test func protocolOfObjectiveCBecomesOneOfClasses() {
    expectPorted("@objc protocol A {}", to: "protocol A: AnyObject {}")
    expectPorted("@objc protocol A: NSObjectProtocol {}", to: "protocol A: NSObjectProtocol {}")
  }

  @Test func attributesOfInterfaceBuilderStay() {
    expectUnchanged(
      "@IBDesignable class A: UIView {\n  @IBInspectable var a = 1\n  @IBAction func b(_ c: Any) {}\n}"
    )
  }

  @Test func startOfAnAppIsReported() {
    expectPorted("@UIApplicationMain\nclass A {}", to: "class A {}", codes: [.applicationMain])
  }

  @Test func branchOfObjectiveCStays() {
    expectUnchanged("#if canImport(ObjectiveC)\n@objc class A {}\n#endif")
  }

  @Test func overrideInAnExtensionIsReported() {
    expectUnchanged("extension A {\n  override func f() {}\n}", codes: [.overrideInExtension])
    expectUnchanged("class A: B {\n  override func f() {}\n}")
  }

  @Test func outletIsReported() {
    expectPorted(
      "class A {\n  @IBOutlet private weak var label: UILabel!  // top\n}",
      to: "class A {\n  private weak var label: UILabel!  // top\n}", codes: [.outletNotConnected])
  }
}
