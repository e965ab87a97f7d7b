import EaselBlocks
import Foundation

extension View {
  /// Returns the view unchanged: files are not chosen in a rendering.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { inert("fileImporter") }
  /// Returns the view unchanged: files are not chosen in a rendering.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { inert("fileImporter") }
  /// Returns the view unchanged: files are not chosen in a rendering.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { inert("fileImporter") }
  /// Returns the view unchanged: a panel for files is not shown in a rendering.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    inert("fileDialogMessage")
  }
  /// Returns the view unchanged: a panel for files is not shown in a rendering.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    inert("fileDialogConfirmationLabel")
  }
  /// Returns the view unchanged: a panel for files is not shown in a rendering.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    inert("fileDialogDefaultDirectory")
  }
  /// Returns the view unchanged: files are not written by a person in a rendering.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { inert("fileExporter") }
  /// Returns the view unchanged: files are not written by a person in a rendering.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { inert("fileExporter") }
  /// Returns the view unchanged: files are not moved by a person in a rendering.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { inert("fileMover") }

  /// Returns the view unchanged: photos are not chosen in a rendering.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View { inert("photosPicker") }
  /// Returns the view unchanged: photos are not chosen in a rendering.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) -> some View { inert("photosPicker") }

  /// Returns the view unchanged, since a rendering continues no activity.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { inert("userActivity") }
  /// Returns the view unchanged, since a rendering continues no activity.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { inert("onContinueUserActivity") }
  /// Returns the view unchanged, since a rendering receives no events.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { inert("handlesExternalEvents") }
}

/// A document of an app that is kept in a file.
public protocol FileDocument {
  /// The configuration of reading.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration of writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it is.
  public let existingFile: FileWrapper?
}

/// A file with its data.
public final class FileWrapper {
  /// The data; `nil` for a folder.
  public let regularFileContents: Data?
  /// The name of the file.
  public var filename: String?
  /// Creates a file of data.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}

/// A photo that a person has chosen, which never happens in a rendering.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier of the photo.
  public let itemIdentifier: String?
  /// Returns `nil`, since there is no photo.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// The kinds of photos that a person may choose.
public struct PHPickerFilter: Hashable, Sendable {
  /// Photos.
  public static let images = PHPickerFilter()
  /// Movies.
  public static let videos = PHPickerFilter()
  /// Live photos.
  public static let livePhotos = PHPickerFilter()
  /// Returns the photos of any of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { .images }
  /// Returns the photos that are not of a kind.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .images }
}

/// An activity of a person in an app, which a rendering never continues.
public final class NSUserActivity {
  /// The type of the activity.
  public let activityType: String
  /// The title.
  public var title: String?
  /// Values of the activity.
  public var userInfo: [AnyHashable: Any]?
  /// The address of the same content on the web.
  public var webpageURL: URL?
  /// Whether another device may continue it.
  public var isEligibleForHandoff = true
  /// Whether search may find it.
  public var isEligibleForSearch = false
  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }
}
