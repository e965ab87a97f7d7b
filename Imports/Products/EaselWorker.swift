import EaselWorker
import Foundation

private func useEaselWorker(_ worker: RenderWorker) -> URL {
  let limits: WorkerLimits = WorkerLimits()
  _ = limits
  return worker.executable
}
