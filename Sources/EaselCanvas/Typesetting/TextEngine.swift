internal import CCairo
internal import CPango
import Foundation
import Synchronization

/// What one thread needs to set and draw text: pango's objects for the fonts that its texts need, and a
/// bounded cache of finished layouts.
///
/// Pango's objects belong to one thread; each thread has its engine, which goes with it.
final class TextEngine {
  /// The engine of the calling thread.
  static var current: TextEngine { slot.local(TextEngine.init) }

  private static let slot = ThreadSlot<TextEngine>()

  private var generation = -1
  /// By scope; nil until a text needs it.
  private var sets = [FontSet?](repeating: nil, count: FontConfiguration.Scope.allCases.count)
  /// The fonts for the text that is being set.
  private(set) var fonts: FontSet?
  private var faces: [FontKey: OpaquePointer] = [:]
  /// Their files, which stay open.
  private var openFaces: [OpenFace] = []
  private var lastFace: (key: FontKey, face: OpaquePointer)?
  /// By the hashes of their requests.
  private var cache: [Int: CachedLayout] = [:]
  private var cachedBytes = 0
  /// The caps of texts that name none of their own.
  var limits = Limits() {
    didSet { isCacheStale = limits.text != cacheLimits }
  }
  private var cacheLimits = Limits().text
  private var isCacheStale = false
  /// The pictures of colour glyphs that were met.
  var images: [ColorGlyphs: (image: Image, box: CGRect)] = [:]
  /// How many pixels they have together.
  var imagePixels = 0
  /// Which glyphs are images, of the color fonts that were met.
  var colorTables: [FontKey: ColorGlyphTable] = [:]
  /// What surfaces keep of glyphs that were drawn, one cache of each type.
  var glyphCaches: [any GlyphCache] = []
  /// The pairs of letters that were met, by font.
  private var pairs: [Font: PairAdvances] = [:]

  /// Layouts that a thread keeps; a page of a report has some hundred strings.
  private static let capacity = 4_096
  /// Bytes of text of these layouts; a layout takes some sixty for each.
  private static let byteCapacity = 64 * 1_024
  /// Fonts whose pairs of letters a thread keeps.
  ///
  /// They take 1.2 KB for each letter that was met: some 70 KB a font in one language, 340 KB if all
  /// letters were met, so that all of them never take more than 11 MB.
  private static let pairCapacity = 32
  /// Paragraphs rarely come again; labels do.
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

  /// Makes the engine ready for a text in some styles, with the fonts that it needs.
  func prepare(for text: String, in styles: [CharacterStyle]) {
    if FontLibrary.generation != generation {
      tearDown()
      generation = FontLibrary.generation
    }
    guard let core = set(.core) else { return fonts = nil }
    let scope = core.configuration.scope(for: text, in: styles)
    fonts = scope == .core ? core : set(scope)
    fonts?.shed()
  }

  /// The fonts with a scope; nil where there are none.
  func set(_ scope: FontConfiguration.Scope) -> FontSet? {
    if let known = sets[scope.rawValue] { return known }
    let made = FontSet(FontLibrary.current, scope)
    sets[scope.rawValue] = made
    return made
  }

  /// Unhinted, so that text is as wide on a bitmap as on paper.
  ///
  /// Never changed, never freed.
  static var fontOptions: OpaquePointer? { SharedFontOptions.value.pointer }

  // MARK: Cache

  /// An object, so that to look at one costs no copy of its text and style.
  private final class CachedLayout {
    let request: TextRequest
    let layout: TextLayout
    /// The one before it with the same hash.
    let next: CachedLayout?
    /// How many there are of one hash, this one and those before it.
    let count: Int

    /// Layouts of one hash: a text in so many weights and alignments.
    private static let most = 8

    init(_ request: TextRequest, _ layout: TextLayout, next: CachedLayout?) {
      self.request = request
      self.layout = layout
      self.next = next.flatMap { $0.count < Self.most ? $0 : nil }
      count = (self.next?.count ?? 0) + 1
    }
  }

  /// How many layouts are kept.
  var keptLayouts: Int { cache.values.reduce(0) { $0 + $1.count } }

  /// A layout, from the cache if it is there.
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

  /// A text from pairs of letters that are known; what pango makes of it is learnt otherwise.
  private func fromPairs(_ request: TextRequest, _ make: () -> TextLayout) -> TextLayout {
    let length = request.text.utf8.count
    guard length <= limits.maximumTextLength, limits.maximumTextLines > 0, request.isMadeOfPairs
    else { return make() }
    let font = request.style.font
    if FontLibrary.generation == generation, let known = pairs[font] {
      // To ask pango for some pairs takes less than to ask it for a paragraph.
      if request.width != nil { learnPairs(of: request, known, most: length / 32) }
      if let layout = known.layout(request, most: limits.maximumTextLines),
        request.width != nil || layout.size.width <= limits.maximumTextAdvance
      {
        return layout
      }
    }
    let layout = make()
    if pairs[font] == nil {
      if pairs.count >= Self.pairCapacity { pairs = [:] }
      pairs[font] = PairAdvances()
    }
    pairs[font]?.learn(layout)
    return layout
  }

  /// Learns the pairs of a paragraph that are not known yet, if they are few.
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

  /// The cairo font of a file.
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
    // Without it cairo asks the font for outlines, which a font of pictures has not.
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
  // Proof: made once by the `static let` below (which Swift runs exactly once), and from then on
  // only read: cairo and pango take the options as `const` and copy them.
  let pointer: OpaquePointer?

  static let value: SharedFontOptions = {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return SharedFontOptions(pointer: options)
  }()
}
