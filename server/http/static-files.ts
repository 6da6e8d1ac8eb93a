import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { isCompressible, type EncodedBodies } from './cache/compression.ts'
import { storeEncoded, type StoredAnswer } from './cache/stored-answer.ts'
import { closedPolicy, drawingPolicy } from './content-security-policy.ts'
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
const workerPolicy = `${closedPolicy}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`

const hashedName = /^\/(assets|content-images)\//

export type StaticFiles = ReadonlyMap<string, StoredAnswer>

export type StaticFile = { folder: string; file: string }

export function readStaticFiles(
  found: readonly StaticFile[],
  security: SecurityHeaders,
): Map<string, StoredAnswer> {
  return new Map(
    found.map(({ folder, file }): [string, StoredAnswer] => {
      const path = `/${relative(folder, file).split(sep).join('/')}`
      const cacheControl = hashedName.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600'
      const headers: [string, string][] = [
        ['cache-control', cacheControl],
        ['content-security-policy', policyOf(path)],
      ]
      return [
        path,
        storeEncoded({ bodies: readBodies(file), contentType: contentTypeOf(file), headers, security }),
      ]
    }),
  )
}

function readBodies(file: string): EncodedBodies {
  const identity = readFileSync(file)
  if (!isCompressible(contentTypeOf(file))) return { br: identity, gzip: identity, identity }
  return {
    br: readFileSync(compressedFile(file, 'br')),
    gzip: readFileSync(compressedFile(file, 'gzip')),
    identity,
  }
}

function policyOf(path: string): string {
  if (workerFile.test(path)) return workerPolicy
  return path.endsWith('.svg') ? drawingPolicy : closedPolicy
}

export const compressedFile = (file: string, encoding: 'br' | 'gzip') => `${file}.${encoding}`

export const contentTypeOf = (file: string) => contentTypes[extname(file)] ?? 'application/octet-stream'

export function filesIn(folder: string): StaticFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.vite`))
    .filter((entry) => !/\.(br|gzip)$/.test(entry.name))
    .map((entry) => ({ folder, file: join(entry.parentPath, entry.name) }))
}
