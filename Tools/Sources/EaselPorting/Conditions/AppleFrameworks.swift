/// The tables of modules: the one place that knows which of them Easel replaces.
enum AppleFrameworks {
  /// The module of Easel that replaces a module of Apple's.
  static let replacements: [String: String] = [
    "SwiftUI": "EaselSwiftUI",
    "SwiftUICore": "EaselSwiftUI",
    "Charts": "EaselSwiftUI",
    "UIKit": "EaselUIKit",
    "QuartzCore": "EaselUIKit",
    "CoreGraphics": "EaselUIKit",
    "CoreText": "EaselUIKit",
    "CoreAnimation": "EaselUIKit",
    // The C library: Foundation exports that of the system.
    "Darwin": "Foundation",
    "ObjectiveC": "Foundation",
  ]

  /// The modules that `canImport` is true for once a file is ported.
  static let present: Set<String> = [
    "SwiftUI", "Charts", "UIKit", "QuartzCore", "CoreGraphics", "CoreText",
  ]

  /// The modules that exist on Apple's systems only, and that Easel does not replace.
  static let absent: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility",
    "AccessorySetupKit", "Accounts", "ActivityKit", "AdServices", "AdSupport", "AddressBook",
    "AlarmKit", "AppIntents", "AppKit", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox",
    "AuthenticationServices", "AutomaticAssessmentConfiguration", "BackgroundAssets",
    "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "ClassKit", "ClockKit",
    "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio",
    "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreTransferable", "CoreVideo", "CoreWLAN",
    "CreateML", "CryptoKit", "CryptoTokenKit", "DataDetection", "DeveloperToolsSupport",
    "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "ExposureNotification",
    "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FinanceKit", "FoundationModels", "GLKit", "GameController", "GameKit", "GameplayKit",
    "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface",
    "IdentityLookup", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore",
    "JournalingSuggestions", "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit",
    "MediaAccessibility", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NewsstandKit", "NotificationCenter", "OSLog", "OpenAL", "OpenGLES",
    "PDFKit", "PHASE", "PaperKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
    "PlaygroundSupport", "ProximityReader", "PushKit", "PushToTalk", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit",
    "SceneKit", "ScreenCaptureKit", "ScreenTime", "Security", "SensitiveContentAnalysis",
    "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "StoreKitTest", "SwiftData", "SystemConfiguration", "TVMLKit", "TVUIKit", "TabularData",
    "ThreadNetwork", "TipKit", "Translation", "Twitter", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "iAd", "os",
    "simd",
  ]

  /// The modules of Easel that replacements import.
  static let easelModules: Set<String> = ["EaselUIKit", "EaselSwiftUI"]

  /// The modules with Foundation in them: whoever imports one needs no import of Foundation.
  static let exportsFoundation: Set<String> = ["Foundation", "EaselUIKit", "EaselSwiftUI", "Easel"]

  /// Returns the remedy for a framework whose import is removed.
  static func remedy(for module: String) -> String {
    remedies[module]
      ?? "Easel does not replace it: remove what the file uses of it, or pass it in as values"
  }

  private static let remedies: [String: String] = [
    "os": "use print, or a logging package, for Logger",
    "OSLog": "use print, or a logging package, for Logger",
    "Combine": "EaselSwiftUI has ObservableObject and @Published; publishers are not there",
    "CryptoKit": "import Crypto of the package swift-crypto has the same names",
    "CommonCrypto": "import Crypto of the package swift-crypto",
    "simd": "use SIMD2, SIMD3 and SIMD4 of the standard library",
    "WidgetKit": "draw the view of the widget by itself, at the size of its family",
    "ImageIO": "UIImage reads PNG and JPEG, and writes PNG",
    "PDFKit": "PDF files are written with PDFDocument, and not read",
    "CoreData": "pass the values in as structures",
    "SwiftData": "pass the values in as structures",
    "CoreImage": "there are no image filters",
    "CoreLocation": "pass coordinates in as numbers",
    "UniformTypeIdentifiers": "write extensions of file names as strings",
  ]
}
