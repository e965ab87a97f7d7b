/// What a surface keeps of the glyphs that a thread drew on it, for as long as their fonts stay.
///
/// The text engine owns the caches and empties them when fonts change; what they hold is the
/// business of the surface.
protocol GlyphCache: AnyObject {
  init()
  /// Forgets all glyphs.
  func removeAll()
}

extension TextEngine {
  /// The engine's cache of a type, made when it is first asked for.
  ///
  /// Costs a comparison for each type of cache; there are two.
  func glyphCache<Cache: GlyphCache>(_ type: Cache.Type = Cache.self) -> Cache {
    for cache in glyphCaches { if let known = cache as? Cache { return known } }
    let made = Cache()
    glyphCaches.append(made)
    return made
  }
}
