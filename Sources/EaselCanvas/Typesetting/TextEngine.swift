internal import CCairo
internal import CPango
import Foundation
import Synchronization

/// The objects with which one thread at a time lays out and draws text.
///
/// These are Pango's objects for the fonts of its texts, and a bounded cache of finished layouts.
/// Only one thread may use Pango's objects at a time. A thread has its engine while it draws; then
/// another thread may take it over, with all that it knows.
final class TextEngine {
  /// The engine of the calling thread.
  static var current: TextEngine { pool.current }

  /// Runs the closure with the engine of the calling thread, which other threads may take over
  /// after the outermost call.
  ///
  /// A caller must not have an engine in a variable across this call.
  static func use<Result>(_ body: (TextEngine) throws -> Result) rethrows -> Result {
    try pool.use(body)
  }

  private static let pool = ObjectPool { TextEngine() }

  private var generation = -1
  /// The font sets by scope, or `nil` until a text needs them.
  private var sets = [FontSet?](repeating: nil, count: FontConfiguration.Scope.allCases.count)
  /// The fonts for the text that is being laid out.
  private(set) var fonts: FontSet?
  private var faces: [FontKey: OpaquePointer] = [:]
  /// The files of the faces, which stay open.
  private var openFaces: [OpenFace] = []
  private var lastFace: (key: FontKey, face: OpaquePointer)?
  /// The cached layouts by the hashes of their requests.
  private var cache: [Int: CachedLayout] = [:]
  private var cachedBytes = 0
  /// The limits of texts without limits of their own.
  var limits = Limits() {
    didSet { isCacheStale = limits.text != cacheLimits }
  }
  private var cacheLimits = Limits().text
  private var isCacheStale = false
  /// The images of color glyphs that were drawn.
  var images: [ColorGlyphs: (image: Image, box: CGRect)] = [:]
  /// The number of pixels of all these images.
  var imagePixels = 0
  /// Tables of the glyphs that are images, by color font.
  var colorTables: [FontKey: ColorGlyphTable] = [:]
  /// The caches of surfaces for drawn glyphs, one of each type.
  var glyphCaches: [any GlyphCache] = []
  /// The known pairs of letters, by font.
  private(set) var pairs: [Font: PairAdvances] = [:]

  /// Whether a sample is laid out for the average width of a font.
  var measuresSample = false

  /// The number of layouts that an engine keeps.
  ///
  /// A page of a report has some hundred strings.
  private static let capacity = 4_096
  /// The maximum bytes of text in these layouts.
  ///
  /// A layout takes some sixty bytes for each.
  private static let byteCapacity = 64 * 1_024
  /// The number of fonts whose pairs of letters an engine keeps.
  ///
  /// They take 1.2 KB for each letter that occurred: some 70 KB per font in one language, and 340
  /// KB with all letters. So all fonts together take at most 11 MB.
  private static let pairCapacity = 32
  /// The maximum length of a cached text.
  ///
  /// Labels occur repeatedly, paragraphs rarely.
  private static let longestCachedText = 256

  private init() {}

  deinit { tearDown() }

  private func tearDown() {
    openFaces = []
    for face in faces.values { cairo_font_face_destroy(face) }
    faces = [:]
    lastFace = nil
    fonts = nil
    for index in sets.indices { sets[index] = nil }
    cache = [:]
    cachedBytes = 0
    pairs = [:]
    (images, imagePixels, colorTables) = ([:], 0, [:])
    for cache in glyphCaches { cache.removeAll() }
  }

  /// Prepares the engine for a text in some styles, with the fonts that it needs.
  func prepare(for text: String, in styles: [CharacterStyle]) {
    if FontLibrary.generation != generation {
      tearDown()
      generation = FontLibrary.generation
    }
    guard let core = set(.core) else { return fonts = nil }
    let scope = core.configuration.scope(for: text, in: styles)
    fonts = scope == .core ? core : set(scope)
    fonts?.releaseIfMany()
  }

  /// Returns the fonts of a scope, or `nil` if there are none.
  func set(_ scope: FontConfiguration.Scope) -> FontSet? {
    if let known = sets[scope.rawValue] { return known }
    let made = FontSet(FontLibrary.current, scope)
    sets[scope.rawValue] = made
    return made
  }

  /// Font options without hinting, so that text has the same width on a bitmap and on paper.
  ///
  /// They are never changed and never freed.
  static var fontOptions: OpaquePointer? { SharedFontOptions.value.pointer }

  // MARK: Cache

  /// A cached layout.
  ///
  /// It is a class, so that looking at one does not copy its text and style.
  private final class CachedLayout {
    let request: TextRequest
    let layout: TextLayout
    /// The layout before it with the same hash.
    let next: CachedLayout?
    /// The number of layouts with the same hash, this one and those before it.
    let count: Int

    /// The maximum number of layouts with one hash: a text in several weights and alignments.
    private static let most = 8

    init(_ request: TextRequest, _ layout: TextLayout, next: CachedLayout?) {
      self.request = request
      self.layout = layout
      self.next = next.flatMap { $0.count < Self.most ? $0 : nil }
      count = (self.next?.count ?? 0) + 1
    }
  }

  /// The number of layouts in the cache.
  var keptLayouts: Int { cache.values.reduce(0) { $0 + $1.count } }

  /// Returns a layout, from the cache if it is there.
  func layout(
    _ text: String, _ style: TextStyle, _ width: CGFloat?, _ height: CGFloat?
  ) -> TextLayout {
    if isCacheStale {
      cache.removeAll(keepingCapacity: true)
      cachedBytes = 0
      pairs = [:]
      (cacheLimits, isCacheStale) = (limits.text, false)
    }
    let hash = TextRequest.hash(text, style, width, height)
    var one = FontLibrary.generation == generation ? cache[hash] : nil
    while let candidate = one {
      if candidate.request.isFor(text, style, width, height) { return candidate.layout }
      one = candidate.next
    }
    let request = TextRequest(text: text, style: style, width: width, height: height)
    let layout = fromPairs(request) {
      var typesetter = Typesetter(request.styled, style, width, height, limits)
      return typesetter.layout()
    }
    let bytes = text.utf8.count
    guard bytes <= Self.longestCachedText else { return layout }
    if cache.count >= Self.capacity || cachedBytes + bytes > Self.byteCapacity {
      cache.removeAll(keepingCapacity: true)
      cachedBytes = 0
    }
    cache[hash] = CachedLayout(request, layout, next: cache[hash])
    cachedBytes += bytes
    return layout
  }

  /// Returns a layout from known pairs of letters, or one from Pango, from which pairs are learned.
  private func fromPairs(_ request: TextRequest, _ make: () -> TextLayout) -> TextLayout {
    let length = request.text.utf8.count
    guard length <= limits.maximumTextLength, limits.maximumTextLines > 0, request.isMadeOfPairs
    else { return make() }
    let font = request.style.font
    if FontLibrary.generation == generation, let known = pairs[font] {
      // Setting some pairs by Pango takes less time than a paragraph.
      if request.width != nil { learnPairs(of: request, known, most: length / 32) }
      let most = limits.maximumTextLines
      let set =
        known.layout(request, most: most)
        ?? (learnDigits(for: request, known) ? known.layout(request, most: most) : nil)
      if let set, request.width != nil || set.size.width <= limits.maximumTextAdvance { return set }
    }
    let layout = make()
    if pairs[font] == nil {
      if pairs.count >= Self.pairCapacity { pairs = [:] }
      pairs[font] = PairAdvances()
    }
    pairs[font]?.learn(layout)
    return layout
  }

  /// Learns all pairs of digits before the second text that is not known and has digits: the first
  /// may be the only one, such as a title.
  ///
  /// Returns whether it did.
  private func learnDigits(for request: TextRequest, _ known: PairAdvances) -> Bool {
    guard known.unknownNumbers < 2 else { return false }
    var text = request.text
    guard text.withUTF8({ DigitPairs.occur(in: $0) }) else { return false }
    known.unknownNumbers += 1
    guard known.unknownNumbers == 2 else { return false }
    var style = request.style
    (style.alignment, style.maximumLines) = (.natural, 0)
    var typesetter = Typesetter(StyledText(DigitPairs.text, style), style, nil, nil, limits)
    known.learn(typesetter.layout())
    return true
  }

  /// Learns the unknown pairs of a paragraph, if there are few.
  private func learnPairs(of request: TextRequest, _ known: PairAdvances, most: Int) {
    var text = request.text
    guard let unknown = text.withUTF8({ known.unknownPairs(in: $0, most: most) }) else { return }
    for pair in unknown {
      let styled = StyledText(pair.text, request.style)
      var typesetter = Typesetter(styled, request.style, nil, nil, limits)
      known.learn(typesetter.layout())
      known.giveUp(pair.first, pair.second)
    }
  }

  // MARK: Fonts

  /// Returns the cairo font of a file.
  func face(_ key: FontKey) -> OpaquePointer? {
    if let known = lastFace?.key == key ? lastFace?.face : faces[key] {
      // A face that failed once would fail in every later document of this thread.
      if cairo_font_face_status(known) == CAIRO_STATUS_SUCCESS {
        lastFace = (key, known)
        return known
      }
      faces[key] = nil
      lastFace = nil
      cairo_font_face_destroy(known)
    }
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, key.file)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(key.index))
    // Without it cairo asks for outlines, which a bitmap font does not have.
    if key.isColor {
      FcPatternAddBool(pattern, FC_COLOR, 1)
      FcPatternAddBool(pattern, FC_EMBEDDED_BITMAP, 1)
    }
    if let variations = key.variations {
      FcPatternAddString(pattern, FC_FONT_VARIATIONS, variations)
    }
    guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
    guard cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(face)
      return nil
    }
    faces[key] = face
    if let open = OpenFace(face) { openFaces.append(open) }
    return face
  }
}

/// cairo's font options in a box that threads may share.
private struct SharedFontOptions: @unchecked Sendable {
  // This is safe: it is created once by the `static let` below (which Swift runs exactly once), and
  // only read afterwards. cairo and Pango take the options as `const` and copy them.
  let pointer: OpaquePointer?

  static let value: SharedFontOptions = {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return SharedFontOptions(pointer: options)
  }()
}
