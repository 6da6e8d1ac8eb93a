import { once } from 'node:events'
import type { Server } from 'node:http'

/** Listens and returns the real port: 0 asks for a free one. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
