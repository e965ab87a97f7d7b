/// The identity of a note with several references.
final class SharedNote {}
