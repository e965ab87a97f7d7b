import Testing
@Test func probe() { #expect(Bool(true)) }
