// The compiler's plugin of `#Preview`, which expands each preview to nothing.
//
// The compiler writes messages to the standard input and reads the answers: the count of bytes as 64
// bits, lowest byte first, and that many bytes of JSON with one object, whose key is the message. No
// answer depends on the values in a message, so that only its key is read.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads bytes from the compiler; `nil` at the end of its messages.
func read(_ count: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(count)
  while bytes.count < count {
    var piece = [UInt8](repeating: 0, count: count - bytes.count)
    let size = read(STDIN_FILENO, &piece, piece.count)
    if size <= 0 { return nil }
    bytes += piece[..<size]
  }
  return bytes
}

/// Writes an answer to the compiler, after its size.
func answer(_ json: String) {
  var bytes = (0..<8).map { UInt8(truncatingIfNeeded: json.utf8.count >> ($0 * 8)) } + json.utf8
  while !bytes.isEmpty {
    let size = write(STDOUT_FILENO, bytes, bytes.count)
    if size <= 0 { exit(1) }
    bytes.removeFirst(size)
  }
}

while let header = read(8) {
  let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard let message = read(count) else { break }
  let key = message.drop { $0 != 0x22 }.dropFirst().prefix { $0 != 0x22 }
  switch String(decoding: key, as: UTF8.self) {
  case "getCapability": answer(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  default: answer(#"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
  }
}
