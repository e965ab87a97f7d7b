import Easel

/// Millimetres as points.
func mm(_ length: CGFloat) -> CGFloat { length * 72 / 25.4 }
