import NIOCore

/// Closes a connection when `IdleStateHandler` finds that nothing was sent on it for a time.
///
/// Such a connection has a client that sends no request, sends one a byte at a time, or does not read
/// the answer. Without a limit each of them would keep a file, and a report its thread, for ever.
final class IdleConnectionCloser: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}
