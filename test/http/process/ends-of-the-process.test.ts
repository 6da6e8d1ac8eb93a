import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from '#db/embedded/cluster.ts'
import { postmasterOf } from '../../auth/postmaster.ts'
import { startSiteProcess } from '../../site-process.ts'

const main = join(import.meta.dirname, '../../../server/main.ts')

test('a request under way when SIGTERM comes ends well, then the process with 0, whatever signal follows', async () => {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  onTestFinished(site.stop)
  const body = 'subject='
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  const answer = text(socket)
  socket.write(
    `POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 3)}`,
  )
  await wait(200)
  const ended = once(site.child, 'exit')
  site.child.kill('SIGTERM')
  const asked = performance.now()
  await wait(200)
  site.child.kill('SIGINT')
  socket.write(body.slice(3))
  expect(await answer).toMatch(/^HTTP\/1.1 422/)
  expect(await ended).toEqual([0, null])
  // The connection was kept alive: nobody waits for what it might still ask.
  expect(performance.now() - asked).toBeLessThan(4000)
})

test('thirty busy clients lose nothing when SIGTERM comes', async () => {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  onTestFinished(site.stop)
  const agent = new Agent({ keepAlive: true, maxSockets: 30 })
  let asked = 0
  const clients = Array.from({ length: 30 }, async (_, index) => {
    const path = ['/', '/notre-boutique/panier', '/nulle-part'][index % 3] ?? '/'
    for (;;) {
      asked += 1
      // What is cut throws.
      const answer = await askThrough(agent, site.url + path)
      if (answer.headers.connection === 'close') return
    }
  })
  await expect.poll(() => asked).toBeGreaterThan(100)
  const ended = once(site.child, 'exit')
  site.child.kill('SIGTERM')
  await Promise.all(clients)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  expect(await ended).toEqual([0, null])
})

test('SIGTERM during the start ends the process, and the database with it', async () => {
  const directory = temporaryDirectory()
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory },
    stdio: 'ignore',
  })
  await expect.poll(() => postmasterOf(directory), { interval: 5 }).toBeGreaterThan(0)
  const postmaster = postmasterOf(directory)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  await expect.poll(() => isAlive(postmaster)).toBe(false)
})

test('a request that comes too early is told to come back', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  probe.close()
  const starting = startSiteProcess({ PORT: `${port}`, DATA_DIR: temporaryDirectory(), LOG_LEVEL: 'silent' })
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(10_000) })
  let early: Response | undefined
  while (!early) {
    early = await ask('/cgv').catch((error: Error) => {
      if (error.name === 'TimeoutError') throw error
      return undefined
    })
    await wait(10)
  }
  expect([200, 503]).toContain(early.status)
  const site = await starting
  expect((await ask('/cgv')).status).toBe(200)
  await site.stop()
})

test('a start that fails leaves no database behind', async () => {
  const directory = temporaryDirectory()
  const cluster = await startCluster(join(directory, 'postgres'))
  await query(cluster.url('postgres'), 'CREATE DATABASE allure')
  await query(cluster.url('allure'), 'CREATE SCHEMA club')
  await cluster.stop()
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = text(child.stderr)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await errors).toContain('club')
  expect(existsSync(join(directory, 'postgres/data/postmaster.pid'))).toBe(false)
})

test('a database server that died does not keep the site from ending', async () => {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  onTestFinished(site.stop)
  const control = join(site.dataDirectory, 'postgres/data/global/pg_control')
  renameSync(control, `${control}.away`)
  process.kill(postmasterOf(site.dataDirectory), 'SIGKILL')
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${site.url}/notre-equipe`)).status).toBe(200)
  const ended = once(site.child, 'exit')
  site.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

async function askThrough(agent: Agent, url: string): Promise<IncomingMessage> {
  const asking = request(url, { agent })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  await text(answer)
  return answer
}

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'allure-ends-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
