import { randomBytes } from 'node:crypto'
import type { Application } from '#app/entry.application.ts'
import { accepts } from './cache/compression.ts'
import { type PageCache, pageLifetime } from './cache/page-cache.ts'
import { escapeHtml } from './escape-html.ts'
import type { Exchange } from './exchange.ts'
import { joinedGzip } from './sending/joined-gzip.ts'
import { inwardNames, policyHeader, policyOf } from './sending/send-fresh-answer.ts'

type UnknownPage = {
  headers: string[]
  gzip: (address: Buffer) => Buffer
  identity: (address: Buffer) => Buffer
}

type KeptPage = { generation: number; expiresAt: number; page: Promise<UnknownPage> }

/** The page of addresses that lead nowhere: rendered once for each sentence, and again in its time, sent with the address that was asked for. */
export function unknownPages({ application, pages }: { application: Application; pages: PageCache }) {
  const kept = new Map<string, KeptPage>()

  async function render(sentence: string, id: string): Promise<UnknownPage> {
    const place = randomBytes(12).toString('hex')
    const request = new Request(`http://localhost/${place}`)
    const facts = { id, address: 'unknown', isFromThisMachine: false, unknownPage: sentence }
    const response = await application.fetch(request, facts)
    const page = Buffer.from(await response.arrayBuffer())
    const at = page.indexOf(`/${place}`)
    if (at === -1) throw new Error('The page of unknown addresses does not name the address.')
    const own = [...response.headers].filter(
      ([name]) => name !== policyHeader && name !== 'cache-control' && !inwardNames.includes(name),
    )
    const [before, after] = [page.subarray(0, at), page.subarray(at + place.length + 1)]
    return {
      gzip: joinedGzip(before, after),
      identity: (address) => Buffer.concat([before, address, after]),
      headers: [...own.flat(), policyHeader, policyOf(response), 'vary', 'accept-encoding'],
    }
  }

  function pageOf(sentence: string, id: string): Promise<UnknownPage> {
    const { generation } = pages
    const known = kept.get(sentence)
    if (known && known.generation === generation && known.expiresAt > Date.now()) return known.page
    const page = render(sentence, id)
    kept.set(sentence, { generation, expiresAt: Date.now() + pageLifetime, page })
    page.catch(() => kept.delete(sentence))
    return page
  }

  return async (
    { incoming, outgoing, security, id, ownOrigin }: Exchange,
    sentence: string,
    more: readonly string[] = [],
  ): Promise<number> => {
    const { headers, ...bodies } = await pageOf(sentence, id)
    const { pathname } = new URL(incoming.url ?? '/', ownOrigin)
    const encoding = accepts(incoming.headers['accept-encoding'] ?? '', 'gzip') ? 'gzip' : 'identity'
    const body = bodies[encoding](Buffer.from(escapeHtml(pathname)))
    const own = encoding === 'identity' ? [] : ['content-encoding', encoding]
    own.push('content-length', String(body.length), 'x-request-id', id)
    outgoing.writeHead(404, [
      ...headers,
      ...own,
      ...(more.includes('cache-control') ? more : [...more, ...usual]),
      ...security.flat(),
    ])
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
    return 404
  }
}

export type SendUnknownPage = ReturnType<typeof unknownPages>

const usual = ['cache-control', 'private, no-store']
