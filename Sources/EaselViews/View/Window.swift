/// The view around all views of an app, as UIKit's signatures have it; a page has none.
public final class Window: View {}
