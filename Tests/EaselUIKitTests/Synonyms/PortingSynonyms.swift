/// The checks of the tables of "Porting a view from iOS" that name counterparts.
enum PortingSynonyms {
  static let differences = CounterpartTable(
    guide: "porting-from-ios.md", section: "What differs", titles: "on iOS | here")
  static let language = CounterpartTable(
    guide: "porting-from-ios.md", section: "What differs", titles: "on iOS | write")
  static let absences = CounterpartTable(
    guide: "porting-from-ios.md", section: "What is not there")

  static let ofDifferences = [
    Synonym("a screen, touches, gestures, controls", touches),
    Synonym("animations on a screen", animations),
    Synonym("CADisplayLink, Timer", clocks),
    Synonym("the screen's scale", scales),
    Synonym("dark mode", darkMode),
    Synonym("a text size of the user", textSizes),
    Synonym(#"UIImage(named: "logo") of an asset catalog"#, namedImages),
    Synonym("SF Symbols", symbols),
    Synonym(#"UIFont(name: "Brand-Bold", size: 12)"#, registeredFonts),
    Synonym("San Francisco as the system font", systemFonts),
    Synonym(
      "storyboards and nib files", withoutCheck: "there is no counterpart; views are made in code"),
    Synonym("views on the main thread only", viewsInTasks),
  ]

  static let ofLanguage = [
    Synonym("#keyPath(CAShapeLayer.strokeEnd)", keyPaths),
    Synonym("#selector(tapped)", selectors),
    Synonym(
      "@objc, @IBOutlet, @NSManaged", withoutCheck: "the compiler refuses them; nothing is drawn"),
    Synonym("an override in an extension", withoutCheck: "a rule of the compiler"),
    Synonym("autoreleasepool { … }", releases),
    Synonym(
      "import os, Logger", withoutCheck: "nothing of Easel takes the place of a logging package"),
  ]

  static let ofAbsences = [
    Synonym("jpegData(compressionQuality:), HEIC", pngFiles),
    Synonym("Core Image, UIVisualEffectView", effects),
    Synonym("PDFKit, CGPDFDocument", writtenPDF),
    Synonym("WKWebView, UIMarkupTextPrintFormatter", withoutCheck: "there is no counterpart"),
    Synonym("UIPrintInteractionController", withoutCheck: "there is no counterpart"),
    Synonym("MapKit, SceneKit, RealityKit", perspective),
    Synonym("Xcode's previews (#Preview), Quick Look", withoutCheck: "there is no counterpart"),
  ]
}
