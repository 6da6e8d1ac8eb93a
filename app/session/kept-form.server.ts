import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { isSecretField } from '#app/http/come-back.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { textCookie } from '#app/http/text-cookie.server.ts'

const halfAnHour = 1800
const cookie = textCookie('formulaire', { maxAge: halfAnHour, isRight: (text) => text !== '' })

const keptForm = z.object({ path: z.string(), typed: z.record(z.string(), z.string()) })

/** The cookie that keeps what a form sent to `path` holds, without files and secrets, while its sender proves who they are. */
export async function keepForm(request: Request, path: string, site: { isProduction: boolean }) {
  const fields = [...(await readForm(request))].filter(
    ([name, value]) => typeof value === 'string' && !isSecretField(name),
  )
  const text = JSON.stringify({ path, typed: Object.fromEntries(fields) })
  // A browser keeps 4 kB of it: some 6 kB of French.
  return cookie.write(brotliCompressSync(text).toString('base64'), site)
}

/** What was typed into the form of this page, by field; undefined when nothing was kept of it. */
export async function readKeptForm(request: Request, path: string) {
  const packed = await cookie.read(request)
  if (packed === undefined) return undefined
  try {
    const text = brotliDecompressSync(Buffer.from(packed, 'base64'), { maxOutputLength: 100_000 }).toString()
    const kept = keptForm.safeParse(JSON.parse(text)).data
    return kept?.path === path ? kept.typed : undefined
  } catch {
    return undefined
  }
}

export const { forget: forgetKeptForm } = cookie
