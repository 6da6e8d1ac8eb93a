import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runningCluster } from '#db/embedded/running-cluster.ts'
import { postmasterOf } from '../../auth/postmaster.ts'
import { freePort } from '../../free-port.ts'
import { startSmtpServer } from '../../mail/smtp-server.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'
import { temporaryFolder } from '../../temporary-folder.ts'

const letter = new URLSearchParams({
  name: 'Camille Exemple',
  email: 'camille@exemple.fr',
  subject: 'stage',
  message: 'Bonjour, reste-t-il une place en mars ?',
})

test('an embedded database that dies comes back within five seconds, twice', async () => {
  const site = await start()
  for (let death = 0; death < 2; death += 1) {
    const killed = killDatabase(site)
    expect((await fetch(`${site.url}/notre-equipe`)).status).toBe(200)
    await expect.poll(() => postmasterOf(site.dataDirectory)).not.toBe(killed)
    await expectBack(site)
  }
  expect(site.child.exitCode).toBeNull()
})

test(
  'jobs that lose their database end nobody, and are done once it is back',
  { timeout: 60_000 },
  async () => {
    const reserved = await startSmtpServer()
    await reserved.close()
    const held = await holdingServer(reserved.port)
    const site = await start({ SMTP_URL: `smtp://127.0.0.1:${reserved.port}`, MAIL_FROM: 'site@exemple.fr' })
    expect(await send(site)).toBe(303)
    await expect.poll(() => held.connections()).toBe(2)
    killDatabase(site)
    // The mails fail while nobody could write it down.
    await held.close()
    await wait(500)
    expect(site.child.exitCode).toBeNull()
    const mailServer = await startSmtpServer(reserved.port)
    onTestFinished(() => mailServer.close())
    await expectBack(site)
    await expect.poll(() => mailServer.mails.length, { timeout: 40_000, interval: 200 }).toBe(2)
  },
)

test('a database killed twice during the first start only makes it longer', { timeout: 60_000 }, async () => {
  const DATA_DIR = temporaryFolder()
  const starting = start({ DATA_DIR, PORT: String(await freePort()) })
  for (let killed = 0, death = 0; death < 2; death += 1) {
    const isAnother = () => runningCluster(join(DATA_DIR, 'postgres')) && postmasterOf(DATA_DIR) !== killed
    await expect.poll(isAnother, { interval: 5 }).toBe(true)
    killed = postmasterOf(DATA_DIR)
    process.kill(killed, 'SIGKILL')
  }
  const site = await starting
  expect(await fetch(`${site.url}/readyz`)).toMatchObject({ status: 200 })
})

async function start(settings: Record<string, string> = {}): Promise<SiteProcess> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', ...settings })
  onTestFinished(site.stop)
  return site
}

function killDatabase(site: SiteProcess): number {
  const postmaster = postmasterOf(site.dataDirectory)
  process.kill(postmaster, 'SIGKILL')
  return postmaster
}

async function expectBack(site: SiteProcess): Promise<void> {
  const isReady = async () => (await fetch(`${site.url}/readyz`)).status
  await expect.poll(isReady, { interval: 100 }).toBe(200)
  expect(await send(site)).toBe(303)
}

async function send(site: SiteProcess): Promise<number> {
  const headers = { origin: site.url }
  return (await fetch(`${site.url}/contact`, { method: 'POST', body: letter, headers, redirect: 'manual' }))
    .status
}

/** Takes connections and says nothing. */
async function holdingServer(port: number) {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const sockets: import('node:net').Socket[] = []
  server.on('connection', (socket) => sockets.push(socket))
  return {
    connections: () => sockets.length,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
