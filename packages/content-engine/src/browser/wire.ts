import type { RawRow } from '../database/cells.ts'

const root = '/__nuxt_content'

export function dumpAddress(collection: string, version: string): string {
  return `${root}/${collection}/sql_dump.txt?version=${encodeURIComponent(version)}`
}

/** The server does not answer a query; the message is the rule that it breaks, or what went wrong. */
export class WireError extends Error {
  override name = 'WireError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Nobody is signed in (401), or who is may not read this (403). */
export class AccessDeniedError extends WireError {
  override name = 'AccessDeniedError'
}

export function isDenial(status: number | undefined): boolean {
  return status === 401 || status === 403
}

export type Versions = Readonly<Record<string, string>>

type WireOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly onDenied: () => void
}

export type Wire = {
  rows(collection: string, sql: string, version: string | undefined): Promise<readonly RawRow[]>
  versions(): Promise<Versions>
}

/** The content as the server gives it. What fails throws `WireError`; without a connection, what `fetch` throws. */
export function wireOf({ fetch, onDenied }: WireOptions): Wire {
  async function json(address: string, init: RequestInit) {
    const response = await fetch(address, { ...init, credentials: 'same-origin' })
    if (response.ok) return response.json()
    const message = messageIn(await response.text())
    if (!isDenial(response.status)) throw new WireError(response.status, message)
    onDenied()
    throw new AccessDeniedError(response.status, message)
  }
  const headers = { 'content-type': 'application/json' }
  return {
    rows(collection, sql, version = '') {
      const address = `${root}/${collection}/query?version=${encodeURIComponent(version)}`
      return json(address, { method: 'POST', headers, body: JSON.stringify({ sql }) })
    },
    versions: () => json(`${root}/versions.json`, { cache: 'no-cache' }),
  }
}

function messageIn(text: string): string {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null && 'error' in answer) return String(answer.error)
  } catch {
    // No JSON: the text says it.
  }
  return text.trim().slice(0, 200)
}
