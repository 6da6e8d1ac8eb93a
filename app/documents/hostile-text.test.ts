import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { expect, test } from 'vitest'
import { anyInvoice } from '#test/orders/documents.ts'
import { readPdfText } from '#test/pdf/text.ts'
import { drawDocument } from './draw.server.ts'

test('a word of 300 letters is cut where the line ends', async () => {
  const label = 'W'.repeat(300)
  const buyer = { name: 'X'.repeat(300), address: [], email: 'athlete@exemple.fr' }
  const lines = [{ label, quantity: 1, unitPriceCents: 100 }]
  const { pages, places } = await readPdfText(await drawDocument(anyInvoice({ lines, buyer })))
  expect(pages[0]?.match(/W/g)).toHaveLength(300)
  expect(pages[0]?.match(/X/g)).toHaveLength(300)
  for (const { text, x, width } of places.filter((place) => place.text.includes('W')))
    expect(x + width, text).toBeLessThanOrEqual(318.1)
  for (const { text, x, width } of places.filter((place) => place.text.includes('X')))
    expect(x + width, text).toBeLessThanOrEqual(547.4)
})

test('controls, marks of direction and half characters leave nothing behind', async () => {
  const name = 'Ca\u0000mi\u202elle\u200b\u0007 \ud800Mar\ttin\u2028fin'
  const { pages } = await readPdfText(
    await drawDocument(anyInvoice({ buyer: { name, address: [], email: 'a@b.fr' } })),
  )
  expect(pages[0]).toContain('Camille ?Mar tin fin\n')
})

test('an accent that was typed apart is one letter', async () => {
  const invoice = anyInvoice({ buyer: { name: 'Rene\u0301e Noe\u0308l', address: [], email: 'a@b.fr' } })
  const { pages } = await readPdfText(await drawDocument(invoice))
  expect(pages[0]).toContain('Renée Noël')
})

test('what no font of ours has stands as a plain letter or a question mark, and keeps its meaning; emoji go', async () => {
  const invoice = anyInvoice({
    buyer: { name: 'Nguyễn 東京 😀 ﬁn 🏔️👩🏽‍🚀🇫🇷', address: ['مرحبا'], email: 'a@b.fr' },
  })
  const bytes = await drawDocument(invoice)
  const { pages } = await readPdfText(bytes)
  expect(pages[0]).toMatch(/Nguyen \?\? fin ?\n\?{5}/)
  const file = Buffer.from(bytes).toString('latin1')
  for (const meant of ['ễ', '東京', 'مرحبا']) expect(file).toContain(`/ActualText (${utf16(meant)})`)
})

test('no text keeps a document from being drawn', { timeout: 60_000 }, async () => {
  const text = oneof(
    string({ unit: 'binary', minLength: 1, maxLength: 300 }),
    string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
    constantFrom(
      ' ',
      '\u0000',
      '\u0301',
      '\u202e',
      '\n\n',
      '\u00a0'.repeat(300),
      '😀'.repeat(100),
      '&<>()\\',
    ),
  )
  await assert(
    asyncProperty(text, text, array(text, { maxLength: 4 }), async (name, label, texts) => {
      const invoice = anyInvoice({
        buyer: { name, address: texts, email: name },
        lines: [{ label, detail: name, quantity: 99_999, unitPriceCents: 999_999_999 }],
        mentions: texts,
        orderNumber: label,
      })
      const { pages } = await readPdfText(await drawDocument(invoice))
      expect(pages[0]).toContain('Facture FA-2026-00042')
      expect(pages.at(-1)).toContain('Page')
    }),
    { numRuns: 60 },
  )
})

/** As a PDF writes it between parentheses. */
function utf16(text: string): string {
  return `\u00fe\u00ff${Buffer.from(text, 'utf16le').swap16().toString('latin1')}`.replace(/[()\\]/g, '\\$&')
}
