@testable import EaselCanvas

/// The cases that tests of their own try.
extension FaultProbes {
  private static let failed = FaultProbe.Outcome.refused(.outputFailed)

  static let outputs: [String: FaultProbe] = [
    "io-02": .test("OutputFaultTests.fullDisk", failed, "ENOSPC; the old file stays"),
    "io-03": .test("OutputFaultTests.device", failed, "a device is no target for a file"),
    "io-05": .test("OutputFaultTests.fullDisk", failed, "ENOSPC; the old file stays"),
    "io-06": .test("OutputFaultTests.fullDisk", failed, "ENOSPC; the old file stays"),
    "io-08": .test(
      "KillTests.killed", .sound,
      "the old file stays: nothing is at the target before the end"),
    "io-09": .test("WorkerFaultTests.readOnlyFolder", failed, "EROFS or EACCES, with the path"),
    "io-11": .test("OutputFaultTests.folder", failed, "EISDIR"),
    "io-12": .test("OutputFaultTests.noPath", failed, "a path with NUL is refused"),
    "io-14": .test(
      "OutputFaultTests.closureFails", failed,
      "the closure's own error is thrown, and the closure not called again"),
    "io-15": .test("WorkerFaultTests.descriptors", failed, "EMFILE"),
    "io-17": .test(
      "OutputFaultTests.symbolicLink", .sound, "the link is replaced, never written through"),
    "io-18": .test("OutputFaultTests.twoWriters", .sound, "the last one wins, each file whole"),
  ]

  static let environments: [String: FaultProbe] = [
    "env-01": .test(
      "WorkerFaultTests.noFonts", .refused(.fontUnavailable), "the message names the packages"),
    "env-02": .test(
      "WorkerFaultTests.noFontConfiguration", .sound, "Easel brings its own configuration"),
    "env-04": .test("WorkerFaultTests.noHome", .sound, "it works"),
    "env-05": .test("WorkerFaultTests.damagedFonts", .sound, "the file is no font and is left out"),
    "env-07": .test("FontFaultTests.size", .refused(.limitExceeded)),
  ]

  static let documents: [String: FaultProbe] = [
    "pdf-01": .test("PDFFaultTests.endWithoutBeginning", .refused(.unbalancedState)),
    "pdf-02": .test("PDFFaultTests.crossed", .refused(.unbalancedState)),
    "pdf-04": .impossible("a link is typed; no attribute can be given"),
    "pdf-05": .test("PDFFaultTests.hostileURL", .sound, "percent-encoded"),
    "pdf-07": .test("PDFFaultTests.hostileURL", .sound, "percent-encoded; no object comes of it"),
    "pdf-08": .test("PDFFaultTests.hostileName", .sound, "names in the file are Easel's own"),
    "pdf-10": .test("PDFFaultTests.scheme", .refused(.invalidLink)),
    "pdf-11": .impossible("a link has a URL or a destination"),
    "pdf-13": .test(
      "PDFFaultTests.missingDestination", .refused(.missingDestination), "at the end"),
    "pdf-14": .impossible("a link names a destination, not a page"),
    "pdf-16": .test(
      "PDFFaultTests.openLink", .noted(.unbalancedState),
      "each page has its canvas, and a link left open ends with it"),
    "pdf-17": .test("PDFFaultTests.nestedLinks", .refused(.invalidLink)),
    "pdf-19": .test("PDFFaultTests.nesting", .refused(.limitExceeded)),
    "pdf-20": .test("PDFFaultTests.outlineParent", .refused(.invalidOutline)),
    "pdf-22": .test("PDFFaultTests.metadata", .sound, "repaired with U+FFFD"),
    "pdf-23": .test("PDFFaultTests.dates", .sound, "dates are typed"),
    "pdf-25": .impossible("an SVG document is one image; pages are PDF's"),
    "pdf-26": .test(
      "PDFAttachmentTests.anInvalidFileNameIsRefused", .refused(.invalidAttachment)),
    "pdf-28": .test(
      "PDFAttachmentTests.aRepeatedNameIsRefusedInAnyNormalization",
      .refused(.invalidAttachment)),
    "pdf-29": .test(
      "PDFAttachmentTests.numberAndBytesOfFilesAreLimited", .refused(.limitExceeded),
      "the document stays as it was"),
    "pdf-31": .test(
      "XMPSchemaTests.anInvalidOrReservedNamespaceIsRefused", .refused(.invalidMetadata)),
    "pdf-32": .test(
      "PDFInvoiceTests.dataThatAreNoInvoiceAreRefused", .refused(.invalidAttachment),
      "nothing is expanded"),
    "pdf-34": .test(
      "PDFEncryptionTests.emptyOrInvalidPasswordsAreRefused", .refused(.invalidPassword)),
  ]

  static let threads: [String: FaultProbe] = [
    "thr-01": .test(
      "SameBytesTests.sixtyFourConcurrentTasksWriteTheSameBytesAsOne", .sound,
      "the same bytes in 64 tasks"),
    "thr-03": .impossible("pango's objects are a thread's own and not public"),
    "thr-04": .impossible("a layout is a value without pointers"),
    "thr-06": .test("ThreadFaultTests.recording", .sound, "the same pixels in each"),
    "thr-07": .test("WorkerFaultTests.threads", .sound, "the next thread takes its engine"),
    "thr-09": .test(
      "ThreadFaultTests.tasks", .sound,
      "setting and drawing a text do not suspend; a layout may be drawn on another thread"),
  ]
}
