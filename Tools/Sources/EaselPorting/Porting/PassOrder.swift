/// The order of the passes.
///
/// Conditions are first, so that later passes visit what is compiled. Previews go before anything in
/// them is rewritten. Optional requirements, calls by name and selectors are read before the attributes
/// of Objective-C are removed. Each pass runs until it finds nothing, and makes no work for an earlier
/// one: that is why porting a ported file changes nothing.
enum PassOrder {
  static let passes: [RewritePass.Type] = [
    ConditionRewriter.self,
    PreviewRewriter.self,
    EntryRewriter.self,
    OptionalRequirementRewriter.self,
    OptionalCallRewriter.self,
    ManagedPropertyRewriter.self,
    PerformRewriter.self,
    SelectorRewriter.self,
    KeyPathRewriter.self,
    ObjectiveCAttributeRewriter.self,
    OutletRewriter.self,
    ExtensionOverrideFinder.self,
    IsolationRewriter.self,
    ImportRewriter.self,
  ]

  /// The maximum number of rounds of a pass.
  ///
  /// A round does the outermost of nested changes, and brackets are
  /// nested at most as deep as the parser allows.
  static let maximumRounds = PortingLimits.maximumNesting
}
