internal import CCairo
internal import CPango
import Foundation
import Synchronization

/// What one thread needs to set and draw text: font map, pango context, one layout for all misses,
/// and a bounded cache of finished layouts.
///
/// Pango's objects belong to one thread; each thread has its engine, which goes with it.
final class TextEngine {
  /// The engine of the calling thread.
  static var current: TextEngine { slot.local(TextEngine.init) }

  private static let slot = ThreadSlot<TextEngine>()

  /// fontconfig's current configuration is the process', and pango reads it when it makes a font
  /// map.
  private static let creation = Mutex(())

  private var generation = -1
  private(set) var configuration: FontConfiguration?
  private var fontMap: UnsafeMutablePointer<PangoFontMap>?
  private(set) var context: OpaquePointer?
  private(set) var layout: OpaquePointer?
  /// The font that the layout has.
  private var layoutFont: Font?
  /// Pango's descriptions of the fonts that were asked for.
  private var descriptions: [Font: OpaquePointer] = [:]
  /// What pango has to know of a text in one style without letter spacing and the like.
  private(set) var plainAttributes: OpaquePointer?
  private var faces: [FontKey: OpaquePointer] = [:]
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
  /// What surfaces keep of glyphs that were drawn, one cache of each type.
  var glyphCaches: [any GlyphCache] = []
  /// The pango fonts that were met, each kept alive by a reference.
  var keys: [UnsafeMutablePointer<PangoFont>: ResolvedFont] = [:]

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
  /// Fonts whose descriptions a thread keeps.
  private static let fontCapacity = 256
  /// Fonts of pango that a thread keeps: one for each file and size, which takes some 20 KB.
  static let fontsKept = 512
  /// Paragraphs rarely come again; labels do.
  private static let longestCachedText = 256

  private init() {}

  deinit { tearDown() }

  private func tearDown() {
    for face in faces.values { cairo_font_face_destroy(face) }
    faces = [:]
    lastFace = nil
    forgetKeys()
    forgetDescriptions()
    if let plainAttributes { pango_attr_list_unref(plainAttributes) }
    if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    if let fontMap {
      // A font map of pango 1.50 never lets go of its configuration: 130 to 650 KB a thread. Without
      // one it would at once list the fonts of the process', to which its thread may be adding some.
      pango_fc_font_map_set_config(Self.fc(fontMap), NoFonts.value.pointer)
      g_object_unref(UnsafeMutableRawPointer(fontMap))
    }
    (layout, context, fontMap, configuration) = (nil, nil, nil, nil)
    (layoutFont, plainAttributes) = (nil, nil)
    cache = [:]
    cachedBytes = 0
    pairs = [:]
    (images, imagePixels) = ([:], 0)
    for cache in glyphCaches { cache.removeAll() }
  }

  /// Lets go of the fonts that were met.
  private func forgetKeys() {
    for font in keys.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
    keys.removeAll(keepingCapacity: true)
  }

  /// Makes the engine ready for a text: the first time, after fonts were registered, and when the
  /// text needs more fonts than the core.
  func prepare(for text: String) {
    let library = FontLibrary.current
    if library.generation != generation {
      tearDown()
      generation = library.generation
      makeFontMap(library)
    }
    if keys.count >= Self.fontsKept, let fontMap {
      forgetKeys()
      // pango itself keeps what it found for each size for as long as the map lives.
      pango_fc_font_map_cache_clear(Self.fc(fontMap))
    }
    guard let configuration, !configuration.hasFurtherFonts, !configuration.coreCovers(text) else {
      return
    }
    if configuration.addFurtherFonts(), let fontMap {
      pango_fc_font_map_config_changed(Self.fc(fontMap))
    }
  }

  private func makeFontMap(_ library: FontLibrary.State) {
    guard let configuration = FontConfiguration(library) else { return }
    self.configuration = configuration
    Self.creation.withLock { _ in
      FcConfigSetCurrent(configuration.pointer)
      fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
      if let fontMap { pango_fc_font_map_set_config(Self.fc(fontMap), configuration.pointer) }
    }
    guard let fontMap, let context = pango_font_map_create_context(fontMap) else { return }
    self.context = context
    // At 72 dots to the inch a point is a unit.
    pango_cairo_context_set_resolution(context, 72)
    pango_cairo_context_set_font_options(context, Self.fontOptions)
    pango_context_set_round_glyph_positions(context, 0)
    // Of fonts that have a character, the one for the language comes first. The C library's locale,
    // which pango would take, is no language that it knows, so all scripts counted as written in it
    // and the first font by name came first; from English it goes to the script's own, or to one that
    // the environment's `LANGUAGE` prefers for the script.
    pango_context_set_language(context, pango_language_from_string("en"))
    layout = pango_layout_new(context)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    plainAttributes = attributes
  }

  private static func fc(_ map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer {
    OpaquePointer(map)
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

  /// Gives the layout a font.
  func setFont(_ font: Font) {
    guard let layout, layoutFont !== font, layoutFont != font else { return }
    pango_layout_set_font_description(layout, description(of: font))
    layoutFont = font
  }

  /// A font in pango's terms; the engine owns it.
  func description(of font: Font) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    if descriptions.count >= Self.fontCapacity { forgetDescriptions() }
    let made = font.pangoDescription()
    descriptions[font] = made
    return made
  }

  private func forgetDescriptions() {
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions = [:]
  }

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

/// A configuration without fonts in a box that threads may share.
private struct NoFonts: @unchecked Sendable {
  // Proof: made once by the `static let` below (which Swift runs exactly once), and from then on
  // only read and referenced: fontconfig's counts of references are atomic.
  let pointer: OpaquePointer?

  static let value = NoFonts(pointer: FcConfigCreate())
}
