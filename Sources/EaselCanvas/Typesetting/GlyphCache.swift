/// A surface's cache of the glyphs that were drawn on it, which is valid as long as their fonts
/// are.
///
/// The text engine owns the caches and empties them when fonts change. The surface decides what
/// they contain.
protocol GlyphCache: AnyObject {
  init()
  /// Removes all glyphs.
  func removeAll()
}

extension TextEngine {
  /// Returns the engine's cache of a type, which is created on first use.
  ///
  /// It costs a comparison for each type of cache. There are two.
  func glyphCache<Cache: GlyphCache>(_ type: Cache.Type = Cache.self) -> Cache {
    for cache in glyphCaches { if let known = cache as? Cache { return known } }
    let made = Cache()
    glyphCaches.append(made)
    return made
  }
}
