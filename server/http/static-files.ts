import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { storeAnswer, type StoredAnswer } from './cache/stored-answer.ts'
import type { SecurityHeaders } from './security-headers.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.otf': 'font/otf',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

// SQLite is compiled in this worker and nowhere else: its own answer allows it, pages do not.
const workerFile = /^\/assets\/content-worker-/
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

const hashedName = /^\/(assets|content-images)\//

export type StaticFiles = ReadonlyMap<string, StoredAnswer>

export type StaticFile = { folder: string; file: string }

export async function readStaticFiles(
  found: readonly StaticFile[],
  security: SecurityHeaders,
): Promise<Map<string, StoredAnswer>> {
  const entries = found.map(async ({ folder, file }): Promise<[string, StoredAnswer]> => {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const cacheControl = hashedName.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'
    const headers: [string, string][] = [['cache-control', cacheControl]]
    if (workerFile.test(path)) headers.push(['content-security-policy', workerPolicy])
    const answer = await storeAnswer({
      body: readFileSync(file),
      contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
      headers,
      security,
      quality: 9,
    })
    return [path, answer]
  })
  return new Map(await Promise.all(entries))
}

export function filesIn(folder: string): StaticFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.vite`))
    .map((entry) => ({ folder, file: join(entry.parentPath, entry.name) }))
}
