import type { Server } from 'node:http'

const patience = 10_000

/** Takes no new connection and waits for the requests under way, ten seconds at most. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection whose last answer has just left would otherwise wait for a next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const timer = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
}
