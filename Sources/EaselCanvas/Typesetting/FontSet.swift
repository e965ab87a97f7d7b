internal import CCairo
internal import CPango
import Foundation
import Synchronization

/// Pango's objects over one configuration of fonts: font map, context, one layout for all texts, and
/// the fonts that were met.
///
/// They belong to one thread.
final class FontSet {
  let configuration: FontConfiguration
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  let layout: OpaquePointer
  /// Another one, for lines that are set by themselves while the first has more.
  var lineLayout: OpaquePointer? {
    if madeLineLayout == nil { madeLineLayout = pango_layout_new(context) }
    return madeLineLayout
  }
  private var madeLineLayout: OpaquePointer?
  /// What pango has to know of a text in one style without letter spacing and the like.
  let plainAttributes: OpaquePointer?
  /// The font that the layout has.
  private var layoutFont: Font?
  /// Pango's descriptions of the fonts that were asked for.
  private var descriptions: [Font: OpaquePointer] = [:]
  /// How many were made since pango's cache was cleared.
  private(set) var madeDescriptions = 0
  /// Languages of texts since then.
  private(set) var languages: Set<String> = []
  /// The pango fonts that were met, each kept alive by a reference.
  var keys: [UnsafeMutablePointer<PangoFont>: ResolvedFont] = [:]
  /// The files of these fonts, which stay open.
  var openFaces: [FontKey: OpenFace] = [:]

  /// fontconfig's current configuration is the process', and pango reads it when it makes a font
  /// map.
  private static let creation = Mutex(())
  /// Fonts whose descriptions a thread keeps.
  private static let fontCapacity = 256
  /// Fonts of pango that a thread keeps: one for each file and size, which takes some 20 KB.
  static let fontsKept = 512
  /// Descriptions of which pango keeps what it found for them, some 3 KB for each.
  static let descriptionsKept = 1_024
  /// Languages for which HarfBuzz keeps its plans, some 5 KB for each in every font, and looks through
  /// all of them for each text.
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
    // At 72 dots to the inch a point is a unit.
    pango_cairo_context_set_resolution(context, 72)
    pango_cairo_context_set_font_options(context, TextEngine.fontOptions)
    pango_context_set_round_glyph_positions(context, 0)
    // Of fonts that have a character, the one for the language comes first. The C library's locale,
    // which pango would take, is no language that it knows, so all scripts counted as written in it
    // and the first font by name came first; from English it goes to the script's own, or to one that
    // the environment's `LANGUAGE` prefers for the script.
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
    // A font map of pango 1.50 never lets go of its configuration: 130 to 650 KB a thread. Without
    // one it would at once list the fonts of the process', to which its thread may be adding some.
    pango_fc_font_map_set_config(fc(fontMap), NoFonts.value.pointer)
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  private static func fc(_ map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer {
    OpaquePointer(map)
  }

  /// Lets go of the fonts that were met, and of what pango found for descriptions, if they are many.
  func shed() {
    guard
      keys.count >= Self.fontsKept || madeDescriptions >= Self.descriptionsKept
        || languages.count >= Self.languagesKept
    else { return }
    forgetKeys()
    // pango itself keeps what it found for each size for as long as the map lives.
    pango_fc_font_map_cache_clear(Self.fc(fontMap))
    madeDescriptions = 0
    languages = []
  }

  /// Remembers a language that pango is told of.
  func met(_ language: String) { languages.insert(language) }

  private func forgetKeys() {
    for font in keys.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
    keys.removeAll(keepingCapacity: true)
  }

  // MARK: Descriptions

  /// Gives a layout a font.
  func setFont(_ font: Font, of layout: OpaquePointer) {
    guard layout == self.layout else {
      return pango_layout_set_font_description(layout, description(of: font))
    }
    guard layoutFont !== font, layoutFont != font else { return }
    pango_layout_set_font_description(layout, description(of: font))
    layoutFont = font
  }

  /// A font in pango's terms; the set owns it.
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

/// A configuration without fonts in a box that threads may share.
private struct NoFonts: @unchecked Sendable {
  // Proof: made once by the `static let` below (which Swift runs exactly once), and from then on
  // only read and referenced: fontconfig's counts of references are atomic.
  let pointer: OpaquePointer?

  static let value = NoFonts(pointer: FcConfigCreate())
}
