/// Tells why a case says nothing about numbers in Swift, or nil if it does.
///
/// The rule looks at the form of the chain alone. Left out are:
/// - interpolator factories (`interpolate`), which Easel has none of: a range is numbers;
/// - accessors that are read back as functions and called;
/// - members that are looked up by name (`get`), which tell whether they are there at all;
/// - arguments that Swift's types refuse: text where a number or a flag belongs (JavaScript
///   converts it, or interpolates it as a colour or a length), a number as flag, null, and objects
///   as range.
///
/// Text stays where it is data: the categories of a band scale, and a format's specifier.
func concernsOnlyJavaScript(_ vector: VectorCase) -> String? {
  let calls = vector.input
  if calls.contains(where: { $0.name == "interpolate" }) { return "interpolator factory" }
  if calls.contains(where: { $0.name == "get" }) { return "member looked up by name" }
  if calls.contains(where: { flags.contains($0.name) && $0.arguments.first?.number != nil }) {
    return "number in place of a flag"
  }
  for (call, next) in zip(calls, calls.dropFirst())
  where ["value", "keys"].contains(call.name) && call.arguments.isEmpty && next.name == "call" {
    return "accessor called as a function"
  }
  for call in calls {
    let isCategory =
      ["scaleBand", "scalePoint"].contains(calls.first?.name)
      && ["scaleBand", "scalePoint", "domain", "call"].contains(call.name)
    let allowsText = isCategory || call.name == "tickFormat"
    for argument in call.arguments {
      if let reason = foreignType(in: argument, of: call.name, allowsText: allowsText) {
        return reason
      }
    }
  }
  return nil
}

/// The calls whose argument is a flag.
private let flags: Set<String> = ["clamp", "round"]

private func foreignType(
  in value: JSONValue, of name: String, allowsText: Bool
) -> String? {
  switch value {
  case .string where !allowsText: "text in place of a number or flag"
  case .null: "null in place of a value"
  case .object where name != "centroid": "object in place of a number"
  case .array(let values):
    values.lazy.compactMap { foreignType(in: $0, of: name, allowsText: allowsText) }.first
  default: nil
  }
}
