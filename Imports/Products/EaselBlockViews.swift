import EaselBlockViews
import Foundation

private func useEaselBlockViews() {
  let block: ViewBlock? = nil
  let view: BlockView? = nil
  _ = (block, view)
}
