/// A stub for source compatibility with UIKit's windows; no view of Easel is in a window.
public final class Window: View {}
