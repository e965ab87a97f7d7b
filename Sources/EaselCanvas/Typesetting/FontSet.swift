internal import CCairo
internal import CPango
import Foundation
import Synchronization

/// The Pango objects for one configuration of fonts.
///
/// These are the font map, the context, one layout for all texts, and the fonts in use. Only
/// one thread may use them at a time.
final class FontSet {
  let configuration: FontConfiguration
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  let layout: OpaquePointer
  /// A second layout, for lines that are set separately while the first one still has lines.
  var lineLayout: OpaquePointer? {
    if madeLineLayout == nil { madeLineLayout = pango_layout_new(context) }
    return madeLineLayout
  }
  private var madeLineLayout: OpaquePointer?
  /// The Pango attributes of text in one style without letter spacing and other settings.
  let plainAttributes: OpaquePointer?
  /// Whether functions of Pango's fonts are known to be replaced.
  private var hasReplacedFunctions = false
  /// The font that the layout has.
  private var layoutFont: Font?
  /// Pango's descriptions of the requested fonts.
  private var descriptions: [Font: OpaquePointer] = [:]
  /// The number of descriptions made since Pango's cache was cleared.
  private(set) var madeDescriptions = 0
  /// The languages of texts since then.
  private(set) var languages: Set<String> = []
  /// The Pango fonts in use, each kept alive by a reference.
  var keys: [UnsafeMutablePointer<PangoFont>: ResolvedFont] = [:]

  /// A lock: fontconfig has one current configuration per process, and Pango reads it when it
  /// creates a font map.
  private static let creation = Mutex(())
  /// The number of fonts whose descriptions a set keeps.
  private static let fontCapacity = 256
  /// The number of Pango fonts that a set keeps.
  ///
  /// One per file and size takes some 20 KB.
  static let fontsKept = 512
  /// The number of descriptions whose results Pango keeps, some 3 KB for each.
  static let descriptionsKept = 1_024
  /// The number of languages whose plans HarfBuzz keeps.
  ///
  /// They take some 5 KB for each language in every font, and HarfBuzz searches all of them for
  /// each text.
  static let languagesKept = 64

  init?(_ library: FontLibrary.State, _ scope: FontConfiguration.Scope) {
    guard let configuration = FontConfiguration(library, scope) else { return nil }
    var made: UnsafeMutablePointer<PangoFontMap>?
    Self.creation.withLock { _ in
      FcConfigSetCurrent(configuration.pointer)
      made = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
      if let made { pango_fc_font_map_set_config(Self.fc(made), configuration.pointer) }
    }
    guard let fontMap = made else { return nil }
    guard let context = pango_font_map_create_context(fontMap) else {
      Self.release(fontMap)
      return nil
    }
    // At 72 dots per inch a point is a unit.
    pango_cairo_context_set_resolution(context, 72)
    pango_cairo_context_set_font_options(context, TextEngine.fontOptions)
    pango_context_set_round_glyph_positions(context, 0)
    // Of several fonts that have a character, Pango prefers the one for the language. By default it
    // would use the C library's locale, which is not a language it knows. Then all scripts would
    // count as written in it, and the first font by name would be used. With English Pango uses the
    // script's own language, or one that the environment's `LANGUAGE` prefers for the script.
    pango_context_set_language(context, pango_language_from_string("en"))
    guard let layout = pango_layout_new(context) else {
      g_object_unref(UnsafeMutableRawPointer(context))
      Self.release(fontMap)
      return nil
    }
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    (self.configuration, self.fontMap) = (configuration, fontMap)
    (self.context, self.layout, plainAttributes) = (context, layout, attributes)
  }

  deinit {
    forgetKeys()
    forgetDescriptions()
    if let plainAttributes { pango_attr_list_unref(plainAttributes) }
    if let madeLineLayout { g_object_unref(UnsafeMutableRawPointer(madeLineLayout)) }
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    Self.release(fontMap)
  }

  private static func release(_ fontMap: UnsafeMutablePointer<PangoFontMap>) {
    // A font map of Pango 1.50 never releases its configuration: 130 to 650 KB per engine. Without
    // one it would at once list the fonts of the process, to which another thread may be adding
    // some.
    pango_fc_font_map_set_config(fc(fontMap), NoFonts.value.pointer)
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  private static func fc(_ map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer {
    OpaquePointer(map)
  }

  /// Releases the fonts in use, and what Pango found for descriptions, if there are many.
  func releaseIfMany() {
    guard
      keys.count >= Self.fontsKept || madeDescriptions >= Self.descriptionsKept
        || languages.count >= Self.languagesKept
    else { return }
    forgetKeys()
    // Pango itself keeps its results for each size as long as the map lives.
    pango_fc_font_map_cache_clear(Self.fc(fontMap))
    madeDescriptions = 0
    languages = []
  }

  /// Remembers a language that is passed to Pango.
  func record(_ language: String) { languages.insert(language) }

  private func forgetKeys() {
    for font in keys.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
    keys.removeAll(keepingCapacity: true)
  }

  // MARK: Descriptions

  /// Sets the font of a layout.
  func setFont(_ font: Font, of layout: OpaquePointer) {
    if !hasReplacedFunctions {
      hasReplacedFunctions = true
      PangoFontFunctions.replace(context, description(of: font))
    }
    guard layout == self.layout else {
      return pango_layout_set_font_description(layout, description(of: font))
    }
    guard layoutFont !== font, layoutFont != font else { return }
    pango_layout_set_font_description(layout, description(of: font))
    layoutFont = font
  }

  /// Returns Pango's description of a font.
  ///
  /// The set owns it.
  func description(of font: Font) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    if descriptions.count >= Self.fontCapacity { forgetDescriptions() }
    let made = font.pangoDescription(in: configuration)
    descriptions[font] = made
    madeDescriptions += 1
    return made
  }

  private func forgetDescriptions() {
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions = [:]
  }
}

/// A configuration without fonts, which threads may share.
private struct NoFonts: @unchecked Sendable {
  // This is safe: it is created once by the `static let` below (which Swift runs exactly once), and
  // only read and referenced afterwards. fontconfig's reference counts are atomic.
  let pointer: OpaquePointer?

  static let value = NoFonts(pointer: FcConfigCreate())
}
