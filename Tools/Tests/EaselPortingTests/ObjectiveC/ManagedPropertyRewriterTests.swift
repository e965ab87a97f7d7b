import EaselPorting
import Testing

@Suite struct ManagedPropertyRewriterTests {
  @Test func propertyIsComputedFromTheValuesOfTheLayer() {
    expectPorted(
      """
      class Ring: CALayer {
          /// From 0 to 1.
          @NSManaged public var progress: CGFloat // animated
      }
      """,
      to: """
        class Ring: CALayer {
            /// From 0 to 1.
            public var progress: CGFloat {
                get { value(forKey: "progress") as? CGFloat ?? 0 }
                set { setValue(newValue, forKey: "progress") }
            } // animated
        }
        """)
  }

  @Test func optionalPropertyNeedsNoValue() {
    expectPorted(
      "class A: CALayer {\n\t@NSManaged var a: CGColor?\n}",
      to: """
        class A: CALayer {
        \tvar a: CGColor? {
        \t\tget { value(forKey: "a") as? CGColor }
        \t\tset { setValue(newValue, forKey: "a") }
        \t}
        }
        """)
  }

  @Test func severalPropertiesOfALineAreWrittenEach() {
    expectPorted(
      "class A: CALayer {\n  @NSManaged private var a, b: Double\n}",
      to: """
        class A: CALayer {
          private var a: Double {
            get { value(forKey: "a") as? Double ?? 0 }
            set { setValue(newValue, forKey: "a") }
          }

          private var b: Double {
            get { value(forKey: "b") as? Double ?? 0 }
            set { setValue(newValue, forKey: "b") }
          }
        }
        """)
  }

  @Test func propertyWithoutAKnownValueIsReported() {
    expectPorted(
      "class A: CALayer {\n  @NSManaged var a: Style\n}",
      to: """
        class A: CALayer {
          var a: Style {
            get { value(forKey: "a") as! Style }
            set { setValue(newValue, forKey: "a") }
          }
        }
        """, codes: [.managedValue])
  }

  @Test func propertiesOfCoreDataAreLeft() {
    expectUnchanged(
      "class A: NSManagedObject {\n  @NSManaged var a: String\n}", codes: [.managedLeft])
    expectUnchanged("extension A {\n  @NSManaged var a: String\n}", codes: [.managedLeft])
  }
}
