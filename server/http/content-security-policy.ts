import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

/** The policy of one finished page: each inline script is allowed by the hash of its exact text, nothing else is. */
export function contentSecurityPolicy(page: Buffer, connectsTo?: string | null): string {
  const hashes = new Set<string>()
  // A letter for each byte is enough to find scripts, and much faster than reading the page.
  for (const [, script = ''] of page.toString('latin1').matchAll(inlineScript)) {
    if (script !== '')
      hashes.add(`'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`)
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${connectsTo ?? ''}`.trim(),
    "manifest-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
