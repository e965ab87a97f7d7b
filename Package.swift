// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "easel",
  products: [
    .library(name: "Easel", targets: ["Easel"]),
    .library(name: "EaselCanvas", targets: ["EaselCanvas"]),
    .library(name: "EaselCairo", targets: ["EaselCairo"]),
    .library(name: "EaselViews", targets: ["EaselViews"]),
    .library(name: "EaselBlocks", targets: ["EaselBlocks"]),
    .library(name: "EaselBlockViews", targets: ["EaselBlockViews"]),
    .library(name: "EaselStatistics", targets: ["EaselStatistics"]),
    .library(name: "EaselCharts", targets: ["EaselCharts"]),
    .library(name: "EaselChartViews", targets: ["EaselChartViews"]),
    .library(name: "EaselReports", targets: ["EaselReports"]),
    .library(name: "EaselAnimation", targets: ["EaselAnimation"]),
    .library(name: "EaselUIKit", targets: ["EaselUIKit"]),
    .library(name: "EaselSwiftUI", targets: ["EaselSwiftUI"]),
    .library(name: "EaselWorker", targets: ["EaselWorker"]),
    .library(name: "EaselTesting", targets: ["EaselTesting"]),
  ],
  traits: [
    .trait(name: "Deflate", description: "PNG in a sixth of the time, by libdeflate."),
    .trait(name: "JPEG", description: "JPEG images, by libjpeg-turbo."),
    .trait(name: "ColorProfiles", description: "ICC profiles of images, by Little CMS."),
    .trait(name: "WebP", description: "Animated WebP, by libwebp."),
    // Off by default: few documents have passwords, and OpenSSL is one more library to keep up to date.
    .trait(name: "Encryption", description: "Passwords of PDF documents, by OpenSSL's libcrypto."),
    // Off by default: what they need is not part of every report.
    .trait(name: "Hyphenation", description: "Hyphenation in reports, by libhyphen."),
    .trait(name: "QRCode", description: "QR codes in reports, by libqrencode."),
    .trait(name: "Barcodes", description: "Data Matrix and PDF417 in reports, by libzint."),
    .trait(name: "PDFImport", description: "Pages of PDF files in documents, by libqpdf."),
    .trait(name: "Markdown", description: "Reports from Markdown, by cmark-gfm."),
    // Off by default: libimagequant is under the GPL, which whoever passes a program on must know.
    .trait(name: "GIF", description: "Animated GIF, by giflib and libimagequant (GPL)."),
    .default(enabledTraits: ["Deflate", "JPEG", "ColorProfiles", "WebP"]),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", path: "Modules/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPango", path: "Modules/CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CHarfBuzz", path: "Modules/CHarfBuzz", pkgConfig: "harfbuzz-subset",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    // Comes with fontconfig, which reads its files by it.
    .systemLibrary(
      name: "CExpat", path: "Modules/CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CDeflate", path: "Modules/CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CJPEG", path: "Modules/CJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CLCMS", path: "Modules/CLCMS", pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
    .systemLibrary(
      name: "CCrypto", path: "Modules/CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CQPDF", path: "Modules/CQPDF", pkgConfig: "libqpdf",
      providers: [.apt(["libqpdf-dev"]), .brew(["qpdf"])]),
    .systemLibrary(
      name: "CZlib", path: "Modules/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CWebP", path: "Modules/CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CGIF", path: "Modules/CGIF",
      providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .systemLibrary(
      name: "CImageQuant", path: "Modules/CImageQuant", pkgConfig: "imagequant",
      providers: [.apt(["libimagequant-dev"]), .brew(["libimagequant"])]),
    .systemLibrary(
      name: "CHyphen", path: "Modules/CHyphen",
      providers: [.apt(["libhyphen-dev"]), .brew(["hyphen"])]),
    .systemLibrary(
      name: "CQRCode", path: "Modules/CQRCode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    // Debian has no pkg-config file of it.
    .systemLibrary(
      name: "CZint", path: "Modules/CZint",
      providers: [.apt(["libzint-dev"]), .brew(["zint"])]),
    .systemLibrary(
      name: "CMarkdown", path: "Modules/CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    // Only tests read what was written.
    .systemLibrary(
      name: "CWebPDemux", path: "Modules/CWebPDemux", pkgConfig: "libwebpdemux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .target(
      name: "EaselCanvas",
      dependencies: [
        "CCairo", "CExpat", "CPango", "CHarfBuzz", "CZlib",
        .target(name: "CDeflate", condition: .when(traits: ["Deflate"])),
        .target(name: "CJPEG", condition: .when(traits: ["JPEG"])),
        .target(name: "CLCMS", condition: .when(traits: ["ColorProfiles"])),
        .target(name: "CCrypto", condition: .when(traits: ["Encryption"])),
        .target(name: "CQPDF", condition: .when(traits: ["PDFImport"])),
      ]),
    .target(name: "EaselCairo", dependencies: ["CCairo", "EaselCanvas"]),
    .target(name: "EaselViews", dependencies: ["EaselCanvas"]),
    // Blocks and views do not know each other, so that both are compiled at the same time.
    .target(name: "EaselBlocks", dependencies: ["EaselCanvas"]),
    .target(
      name: "EaselBlockViews", dependencies: ["EaselCanvas", "EaselViews", "EaselBlocks"]),
    .target(name: "EaselStatistics"),
    .target(
      name: "EaselCharts",
      dependencies: ["EaselCanvas", "EaselBlocks", "EaselStatistics"]),
    .target(
      name: "EaselChartViews",
      dependencies: ["EaselCanvas", "EaselViews", "EaselBlocks", "EaselCharts"]),
    .target(
      name: "EaselReports",
      dependencies: [
        "EaselCanvas", "EaselBlocks",
        .target(name: "CHyphen", condition: .when(traits: ["Hyphenation"])),
        .target(name: "CQRCode", condition: .when(traits: ["QRCode"])),
        .target(name: "CZint", condition: .when(traits: ["Barcodes"])),
        .target(name: "CMarkdown", condition: .when(traits: ["Markdown"])),
      ]),
    .target(
      name: "EaselAnimation",
      dependencies: [
        "EaselCanvas", "EaselViews",
        .target(name: "CWebP", condition: .when(traits: ["WebP"])),
        .target(name: "CGIF", condition: .when(traits: ["GIF"])),
        .target(name: "CImageQuant", condition: .when(traits: ["GIF"])),
      ]),
    .target(name: "EaselTimer", dependencies: ["EaselViews"]),
    .target(name: "EaselUIKit", dependencies: ["EaselCanvas", "EaselTimer", "EaselViews"]),
    .target(
      name: "EaselSwiftUI",
      dependencies: [
        "EaselCanvas", "EaselViews", "EaselBlocks", "EaselBlockViews", "EaselCharts",
        "EaselReports", "EaselUIKit",
      ]),
    .target(name: "EaselWorker", dependencies: ["EaselCanvas"]),
    .target(name: "EaselTesting", dependencies: ["EaselCanvas"]),
    .target(
      name: "Easel",
      dependencies: [
        "EaselCanvas", "EaselViews", "EaselBlocks", "EaselBlockViews", "EaselCharts",
        "EaselChartViews", "EaselReports",
      ]),
    // Random documents of users' words, from which the oracles compare what comes out.
    .target(
      name: "EaselGenerators",
      dependencies: [
        "EaselCanvas", "EaselBlocks", "EaselCharts", "EaselReports", "EaselStatistics",
        "EaselViews",
      ],
      path: "Tests/Generators"),
    // What tests start in a process of its own.
    .executableTarget(
      name: "EaselTestProcess", dependencies: ["EaselCanvas", "EaselWorker"],
      path: "Tests/EaselTestProcess"),
    .testTarget(
      name: "EaselAnimationTests",
      dependencies: [
        "EaselAnimation", "EaselCanvas", "EaselCharts", "EaselChartViews", "EaselViews",
        .target(name: "CWebPDemux", condition: .when(traits: ["WebP"])),
      ]),
    // Their cases go through cairo's PDF as well.
    .testTarget(
      name: "EaselCanvasTests", dependencies: ["CCairo", "EaselCairo", "EaselCanvas"]),
    .testTarget(
      name: "EaselCairoTests", dependencies: ["CCairo", "EaselCairo", "EaselCanvas"]),
    .testTarget(
      name: "EaselTestingTests",
      dependencies: ["EaselTesting", "EaselViews", "EaselCharts", "EaselChartViews"]),
    .testTarget(name: "EaselViewsTests", dependencies: ["EaselViews"]),
    .testTarget(name: "EaselBlocksTests", dependencies: ["EaselBlocks"]),
    .testTarget(
      name: "EaselBlockViewsTests", dependencies: ["EaselBlockViews", "EaselBlocks", "EaselViews"]),
    .testTarget(name: "EaselStatisticsTests", dependencies: ["EaselStatistics"]),
    .testTarget(
      name: "EaselChartsTests",
      dependencies: [
        "EaselCharts", "EaselChartViews", "EaselBlocks", "EaselGenerators", "EaselStatistics",
        "EaselViews",
      ]),
    .testTarget(
      name: "EaselChartViewsTests",
      dependencies: ["EaselChartViews", "EaselCharts", "EaselBlocks", "EaselViews"]),
    .testTarget(
      name: "EaselReportsTests",
      dependencies: [
        "EaselReports", "EaselBlocks", "EaselCanvas", "EaselCharts", "EaselGenerators",
      ]),
    .testTarget(name: "EaselUIKitTests", dependencies: ["EaselUIKit"]),
    .testTarget(name: "EaselSwiftUITests", dependencies: ["EaselSwiftUI"]),
    .testTarget(name: "EaselWorkerTests", dependencies: ["EaselWorker"]),
  ],
  swiftLanguageModes: [.v6]
)

// A first document needs some forty generic types, such as dictionaries of a key. The compiler has each
// found by its name, for which the program searches all its conformances. With this setting it calls
// what makes the type, which saves up to 16 of the 110 million instructions of a process with one
// invoice. Packages may have such flags since tools version 6.2.
// Flags of the compiler's own may go, so it is set for versions with which it was tried.
#if compiler(>=6.3) && compiler(<6.4)
  let directTypes = SwiftSetting.unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .release))
  for target in package.targets where target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [directTypes]
  }
#endif

// The samples, the oracles and the targets of Fuzzing/ as part of this package, where Scripts/environment
// sets the variable: tests, samples, the report and a short fuzzing are built on the same modules, so that
// CI compiles Easel once for all of them. A plain `swift build` does not have them, and a package that
// depends on Easel never sees them.
if Context.environment["EASEL_SAMPLES"] != nil {
  let parser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
  let csv = Target.Dependency.product(name: "SwiftCSV", package: "SwiftCSV")
  // As in Samples/Package.swift, which is the package of who runs a sample.
  let samples: [(name: String, dependencies: [Target.Dependency])] = [
    (
      "AnnualReport",
      ["EaselBlocks", "EaselCanvas", "EaselCharts", "EaselReports", parser, csv]
    ),
    ("AppViews", ["EaselSwiftUI", parser]),
    ("Cards", ["Easel", parser]),
    ("Dashboard", ["Easel"]),
    ("Gallery", ["Easel", parser]),
    ("Invoice", ["SampleNumbers", "Easel", parser]),
    ("Listing", ["SampleNumbers", "Easel", parser]),
    ("Pages", ["Easel", parser]),
    ("Posts", ["Easel", "EaselAnimation", parser]),
    ("Statement", ["SampleNumbers", "Easel", parser]),
    ("Worker", ["Easel", "EaselWorker"]),
  ]
  package.dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ]
  package.targets += [.target(name: "SampleNumbers", path: "Samples/Sources/SampleNumbers")]
  for (name, dependencies) in samples {
    package.targets.append(
      .executableTarget(
        name: name, dependencies: dependencies, path: "Samples/Sources/\(name)"))
  }
  package.targets += [
    // As in Samples/Business/Package.swift, which has traits of its own.
    .executableTarget(
      name: "Business", dependencies: ["EaselBlocks", "EaselCanvas", "EaselReports", parser],
      path: "Samples/Business/Sources/Business"),
    .executableTarget(
      name: "EaselOracles",
      dependencies: [
        "EaselCanvas", "EaselBlocks", "EaselCharts", "EaselGenerators", "EaselReports",
        "EaselViews",
      ],
      path: "Tests/EaselOracles"),
    .systemLibrary(name: "CInflate", path: "Fuzzing/Sources/CInflate"),
    // Without libFuzzer and sanitizers, which would need another build of Easel.
    .executableTarget(
      name: "EaselFuzz",
      dependencies: [
        "CInflate", "EaselCanvas", "EaselViews", "EaselBlocks", "EaselStatistics", "EaselCharts",
        "EaselChartViews", "EaselReports",
      ],
      path: "Fuzzing/Sources/EaselFuzz", swiftSettings: [.define("WITHOUT_LIBFUZZER")]),
  ]
}

// Of the tests, only those of some targets: `Scripts/test --quick` builds nothing for the others.
if let names = Context.environment["EASEL_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
