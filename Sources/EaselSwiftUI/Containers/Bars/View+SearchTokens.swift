import EaselBlocks

// The forms of `searchable` with tokens, parts of the searched text that are shown as one.

extension View {
  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: the field of a search is in a bar, which a rendering does not have.
  @_disfavoredOverload
  public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable { inert("searchable") }

  /// Returns the view unchanged: nobody searches in a rendering.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Returns the view unchanged: nobody searches in a rendering.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
}

/// The position of suggestions for a search.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = SearchSuggestionsPlacement(name: 0)
  /// A menu below the field.
  public static let menu = SearchSuggestionsPlacement(name: 1)
  /// The content of the view.
  public static let content = SearchSuggestionsPlacement(name: 2)

  /// Several positions.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu below the field.
    public static let menu = Set(rawValue: 1)
    /// The content of the view.
    public static let content = Set(rawValue: 2)
  }
}
