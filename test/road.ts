import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A way to a database. `silence` swallows everything said on its connections so far, and `silence('for good')` on later
 * ones too, as a router that forgot them; `cut` ends them and takes no other until `mend`, as a server that is gone.
 */
export async function roadTo(database: string) {
  const target = new URL(database)
  const ends = new Set<Socket>()
  let isSilent = false
  let swallowed = 0
  const swallow = (end: Socket) =>
    end
      .unpipe()
      .on('data', ({ length }) => (swallowed += length))
      .resume()
  const server = createServer((near) => {
    if (isSilent) return void ends.add(swallow(near))
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
    silence(howLong?: 'for good') {
      swallowed = 0
      isSilent = howLong === 'for good'
      ends.forEach(swallow)
    },
    /** How many bytes were swallowed since the last silence began. */
    swallowed: () => swallowed,
    async mend() {
      isSilent = false
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
