import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'
import { anyCreditNote, anyInvoice } from '#test/orders/documents.ts'
import { readPdfText } from '#test/pdf/text.ts'
import { drawDocument } from './draw.server.ts'
import { faceFiles } from './faces.server.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

/**
 * Documents that were given out must come out the same, byte by byte, as long as nothing of their drawing is changed on
 * purpose: a new pdfkit or fontkit, other fonts or another layout are seen here.
 */
test.each<[string, AccountingDocument, string]>([
  ['an invoice', anyInvoice(), '8a5a16781047dd54894bb6cc18d5ed8d0fa7d7fd67d8fbaa0f6d0fcc067e530b'],
  ['a credit note', anyCreditNote(), '4729d6542acb86be6683cb563af179930d34d9ef0c0ac13004b1e29f75797629'],
])('%s is drawn as it always was', async (_, document, hash) => {
  expect(hashOf(await drawDocument(document))).toBe(hash)
})

test('neither the day, nor the place, nor what was drawn before changes a document', async () => {
  const first = hashOf(await drawDocument(anyInvoice()))
  await drawDocument(anyInvoice({ buyer: { name: 'Şule −\u00a0Ł ễ', address: ['1–2'], email: 'a@b.fr' } }))
  vi.stubEnv('TZ', 'Pacific/Auckland')
  vi.useFakeTimers({ now: new Date('2036-02-29T23:30:00Z'), toFake: ['Date'] })
  expect(hashOf(await drawDocument(anyInvoice()))).toBe(first)
})

test('a letter that others are made with is itself in every document', async () => {
  const named = (name: string) => drawDocument(anyInvoice({ buyer: { name, address: [], email: 'a@b.fr' } }))
  await named('î − —')
  const { pages } = await readPdfText(await named('Yıldız 1–2'))
  expect(pages[0]).toContain('Yıldız 1–2')
})

test('another document has other bytes and another identity', async () => {
  const [one, other] = await Promise.all(
    [anyInvoice(), anyInvoice({ number: 'FA-2026-00043' })].map(drawDocument),
  )
  const identity = (bytes: Uint8Array = new Uint8Array()) =>
    /\/ID \[<(\w+)>/.exec(Buffer.from(bytes).toString('latin1'))?.[1]
  expect(identity(one)).toMatch(/^[\da-f]{32}$/)
  expect(identity(other)).not.toBe(identity(one))
})

test.each(faceFiles)('$name has a glyph of its own for each of its characters', ({ font }) => {
  const glyphs = font.characterSet.map((code) => font.glyphForCodePoint(code).id)
  expect(new Set(glyphs).size).toBe(glyphs.length)
})

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
