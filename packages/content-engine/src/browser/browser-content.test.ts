import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { queries } from './fixtures/queries.ts'
import { files } from './fixtures/readings.ts'
import { dumpNeverComes, openStandInSite } from './fixtures/stand-in-site.ts'
import { AccessDeniedError, WireError } from './wire.ts'

describe('without a local database', () => {
  it.each(Object.entries(queries))('%s: the wire answers as the server does', async (_, query) => {
    const { browser, content, asked } = await openStandInSite()
    expect(await query(browser)).toEqual(await query(content))
    expect(asked('/seances/query')).toBe(1)
  })

  it('a refusal says its rule', async () => {
    const { browser, state } = await openStandInSite()
    state.change = () => Response.json({ error: 'one table only' }, { status: 400 })
    const problem = await browser
      .queryCollection('seances')
      .all()
      .catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(WireError)
    expect(problem).toMatchObject({ status: 400, message: 'one table only' })
    state.change = () => new Response('Bad gateway\n', { status: 502 })
    await expect(browser.queryCollection('seances').count()).rejects.toThrow('Bad gateway')
  })

  it.each([
    ['visitor', 401],
    ['signed-in', 403],
  ] as const)('a %s gets an error of its own for members’ texts', async (standing, status) => {
    const { browser, state } = await openStandInSite()
    state.standing = standing
    const problem = await browser
      .queryCollection('carnet')
      .all()
      .catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(AccessDeniedError)
    expect(problem).toMatchObject({ status })
  })
})

describe('with a local database', () => {
  it.each(Object.entries(queries))('%s: it answers as the server does, alone', async (_, query) => {
    const { browser, content, asked, state } = await openStandInSite()
    expect(await browser.loadLocally(['seances'])).toEqual(['seances'])
    state.isOffline = true
    expect(await query(browser)).toEqual(await query(content))
    expect(asked('/query')).toBe(0)
    expect(state.logged).toEqual([])
  })

  it('a dump is fetched once, whoever asks', async () => {
    const { browser, asked, state } = await openStandInSite()
    await Promise.all([browser.loadLocally(['seances']), browser.loadLocally(['seances'])])
    await browser.loadLocally(['seances'])
    expect(asked('sql_dump')).toBe(1)
    expect(state.workers).toHaveLength(1)
  })

  it('queries asked while it comes are answered by the wire', async () => {
    const { browser, asked } = await openStandInSite()
    const loading = browser.loadLocally(['seances'])
    expect(await browser.queryCollection('seances').count()).toBe(4)
    expect(asked('/query')).toBe(1)
    await loading
  })

  it('a newer version takes its place within a minute, and not before', async () => {
    const { browser, content, directory, asked, state } = await openStandInSite()
    await browser.loadLocally(['seances'])
    await writeFile(join(directory, 'seances/4.neuve.md'), files['seances/1.seuil.md'] ?? '')
    await content.reload()
    state.clock = 59_000
    expect(await browser.queryCollection('seances').count()).toBe(4)
    state.clock = 61_000
    expect(await browser.queryCollection('seances').count()).toBe(4)
    await vi.waitFor(async () => expect(await browser.queryCollection('seances').count()).toBe(5), 15_000)
    expect(asked('versions')).toBe(2)
    expect(asked('/query')).toBe(0)
  })
})

describe('a collection stays on the wire', () => {
  async function expectWire({ browser, content, asked, state }: Awaited<ReturnType<typeof openStandInSite>>) {
    expect(await browser.loadLocally(['seances'])).toEqual([])
    expect(await browser.loadLocally(['seances'])).toEqual([])
    expect(await browser.queryCollection('seances').all()).toEqual(
      await content.queryCollection('seances').all(),
    )
    expect(await browser.searchLocally('seuil', { collections: ['seances'], limit: 5 })).toBeNull()
    expect(asked('/query')).toBe(1)
    expect(state.logged).toHaveLength(1)
  }

  it.each([
    ['is cut off', async (dump: Response) => new Response((await dump.text()).slice(0, -30))],
    ['breaks off', async (dump: Response) => new Response(brokenOff(await dump.text()))],
    [
      'is of another version',
      async (dump: Response) => new Response((await dump.text()).replaceAll('v3.5.0', 'v3.4.0')),
    ],
    ['holds a row twice', async (dump: Response) => new Response(withRowTwice(await dump.text()))],
    ['fails', async () => new Response('Error', { status: 500 })],
    ['is a page', async () => new Response('<!doctype html>', { status: 200 })],
  ])('when its dump %s', async (_, change) => {
    const site = await openStandInSite()
    site.state.change = (address, response) => (address.includes('sql_dump') ? change(response) : response)
    await expectWire(site)
  })

  it('without WebAssembly', async () => {
    vi.stubGlobal('WebAssembly', undefined)
    try {
      const site = await openStandInSite()
      await expectWire(site)
      expect(site.state.workers).toHaveLength(0)
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('when the versions cannot be read', async () => {
    const site = await openStandInSite()
    site.state.change = (address, response) =>
      address.includes('versions') ? new Response('', { status: 503 }) : response
    await expectWire(site)
  })

  it('when the worker does not run', async () => {
    const { browser, state, asked } = await openStandInSite()
    state.change = dumpNeverComes
    const loading = browser.loadLocally(['seances'])
    await vi.waitFor(() => expect(state.workers[0]?.questions).toHaveLength(1), 15_000)
    state.workers[0]?.fail()
    expect(await loading).toEqual([])
    expect(await browser.queryCollection('seances').count()).toBe(4)
    expect(await browser.loadLocally(['seances'])).toEqual([])
    expect([asked('/query'), state.workers.length]).toEqual([1, 1])
  })

  it('when the worker dies later on', async () => {
    const { browser, state, asked } = await openStandInSite()
    await browser.loadLocally(['seances'])
    const waiting = browser.queryCollection('seances').count()
    state.workers[0]?.fail()
    expect(await waiting).toBe(4)
    expect(asked('/query')).toBe(1)
  })
})

function withRowTwice(dump: string): string {
  const [head = '', table = '', first = '', ...others] = dump.split('\n')
  return [head, table, first, first, ...others.slice(1)].join('\n')
}

function brokenOff(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, 600)))
      controller.error(new TypeError('network error'))
    },
  })
}
