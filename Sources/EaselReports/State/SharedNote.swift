/// The identity of a note that several references lead to.
final class SharedNote {}
