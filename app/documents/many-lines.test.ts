import { expect, test } from 'vitest'
import { anyInvoice } from '#test/orders/documents.ts'
import { readPdfText } from '#test/pdf/text.ts'
import { drawDocument } from './draw.server.ts'

const fifty = Array.from({ length: 50 }, (_, index) => ({
  id: `l${index}`,
  label: `Article ${index + 1}.${index % 7 === 3 ? ' Une désignation longue, qui prend plusieurs lignes'.repeat(3) : ''}`,
  detail: 'Vert piste, coupe femme, taille M',
  quantity: 10,
  unitPriceCents: 129_000 + index,
}))

test('fifty lines of ten take several pages, each with its headings, its number and its document', async () => {
  const { pages, places } = await readPdfText(await drawDocument(anyInvoice({ lines: fifty })))
  expect(pages.length).toBeGreaterThan(2)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Désignation Quantité Prix unitaire Total')
    expect(page).toContain(`Page ${index + 1} sur ${pages.length}`)
    expect(page).toContain('FA-2026-00042')
  }
  const whole = pages.join('\n')
  expect(whole.match(/Article \d+/g)).toEqual(fifty.map(({ label }) => /Article \d+/.exec(label)?.[0]))
  expect(whole.match(/12 9\d\d,\d0 €/g)).toEqual(
    fifty.map((_, index) => `12 90${Math.floor(index / 10)},${index % 10}0 €`),
  )
  expect(whole.match(/Total 645 129,40 €/g)).toHaveLength(1)
  for (const { x, y, width, text } of places.filter((place) => place.text.trim() !== '')) {
    expect(x, text).toBeGreaterThanOrEqual(47.9)
    expect(x + width, text).toBeLessThanOrEqual(547.4)
    expect(y, text).toBeLessThanOrEqual(806)
  }
})

test('headings that come again are not read aloud again', async () => {
  const { elements } = await readPdfText(await drawDocument(anyInvoice({ lines: fifty })))
  expect(elements.flat().filter((element) => element === 'TH Désignation')).toHaveLength(1)
})

test('a line is not cut at the foot of a page', async () => {
  const { pages } = await readPdfText(await drawDocument(anyInvoice({ lines: fifty })))
  const details = pages.map((page) => page.split('taille M').length - 1)
  const labels = pages.map((page) => page.split(/Article \d/).length - 1)
  expect(details).toEqual(labels)
})

test('a text of several pages is all there, and the amounts stand where it begins', async () => {
  const words = Array.from({ length: 2500 }, (_, index) => `mot${index}`)
  const detail = words.join(' ')
  const lines = [{ label: 'Sur mesure', detail, quantity: 1, unitPriceCents: 4200 }]
  const { pages } = await readPdfText(await drawDocument(anyInvoice({ lines })))
  const read = pages.join('\n').match(/mot\d+/g)
  expect(read).toEqual(words)
  const first = pages.findIndex((page) => page.includes('mot0'))
  expect(pages[first]).toContain('42,00 €')
})

test('mentions that are many go on with another page', async () => {
  const mentions = Array.from(
    { length: 80 },
    (_, index) => `Mention ${index}. ${'Un texte de loi. '.repeat(9)}`,
  )
  const { pages } = await readPdfText(await drawDocument(anyInvoice({ mentions })))
  expect(pages.join('\n').match(/Mention \d+\./g)).toHaveLength(80)
})
