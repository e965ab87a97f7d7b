-- Told to wrk by Scripts/load: posts a body, if one is given, and prints what it counted as JSON.
function init(arguments)
   if arguments[1] then
      wrk.method, wrk.body = "POST", arguments[1]
      wrk.headers["Content-Type"] = "application/json"
   end
end

function done(summary, latency, requests)
   local errors = summary.errors
   io.write(string.format(
      '\n{"requests": %d, "seconds": %f, "p50": %f, "p99": %f, "max": %f, "status": %d, "socket": %d, "timeout": %d}\n',
      summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
      latency.max / 1e3, errors.status, errors.connect + errors.read + errors.write, errors.timeout))
end
