import { connect } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { startBuiltSite } from '../built-site.ts'
import type { TestSite } from '../site-process.ts'
import { startSiteProcess } from '../site-process.ts'

/** The built site for one test file. */
export function useSite(settings: Record<string, string> = {}) {
  return useStarted(() => startBuiltSite(settings))
}

/** The same in a process of its own, with its own PostgreSQL, for tests that read what it prints or look at it from outside. */
export function useSiteProcess(settings: Record<string, string> = {}) {
  return useStarted(() => startSiteProcess(settings))
}

function useStarted<Site extends TestSite>(start: () => Promise<Site>) {
  const holder: { site?: Site } = {}
  beforeAll(async () => {
    holder.site = await start()
  })
  afterAll(async () => {
    await holder.site?.stop()
  })
  const site = () => {
    if (!holder.site) throw new Error('The site has not started yet.')
    return holder.site
  }
  return {
    site,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(site().url + path, { redirect: 'manual', headers: { 'user-agent': browser, ...headers } }),
    post: (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(site().url + path, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: { 'user-agent': browser, origin: site().url, ...headers },
      }),
    /** Bytes on the wire, for what no HTTP client would send. Resolves with everything answered. */
    raw: (bytes: string | Buffer) => sendRaw(new URL(site().url).port, bytes),
  }
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0'

function sendRaw(port: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
    // Not `end`: Node drops an answer that is still being made when the client has said its last word.
    socket.write(bytes)
  })
}
