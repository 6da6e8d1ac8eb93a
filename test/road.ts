import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A way to a database. `silence` swallows everything said on its connections so far, as a router that forgot them; `cut`
 * ends them and takes no other until `mend`, as a server that is gone.
 */
export async function roadTo(database: string) {
  const target = new URL(database)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) {
      ends.add(end.on('error', () => undefined))
      end.once('close', () => ends.delete(end))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cut = () => {
    server.close()
    for (const end of ends) end.destroy()
  }
  onTestFinished(cut)
  const url = new URL(target)
  url.port = String(port)
  return {
    url: url.href,
    cut,
    silence: () => ends.forEach((end) => end.unpipe().resume()),
    async mend() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
