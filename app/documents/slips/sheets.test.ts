import { expect, test } from 'vitest'
import { readPdfText } from '#test/pdf/text.ts'
import { drawHandOver, drawProduction } from '../draw.server.ts'

const drawnOn = '2026-11-28'

test('the sheet of the maker has each size with its pieces, their sum, and no name', async () => {
  const sizes = Array.from({ length: 60 }, (_, index) => `Ardoise, taille ${index}`)
  const bytes = await drawProduction({
    club: 'Allure',
    product: 'Maillot Nuit',
    days: 'Fermeture le 6 décembre, à livrer au plus tard le 20 janvier.',
    drawnOn,
    lines: sizes.map((label) => ({ label, detail: undefined, quantity: 3 })),
  })
  const { title, pages, elements } = await readPdfText(bytes)
  expect(title).toBe('À produire, Maillot Nuit')
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]).toContain('180')
  expect(elements.flat().filter((element) => element.startsWith('TD Ardoise'))).toHaveLength(60)
})

test('the sheet of the hand-over has a box for each person, on one page each, and says what is to collect', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => ({
    name: `Prénom${index} Nom`,
    number: `2026-${1000 + index}`,
    pieces: ['1 × Maillot Nuit, taille M', '2 × Bonnet'],
    money: index === 0 ? '54,00 € à encaisser' : undefined,
  }))
  const { pages } = await readPdfText(await drawHandOver({ product: undefined, drawnOn, lines }))
  const whole = pages.join('\n')
  expect(whole.match(/Prénom\d+ Nom, 2026-\d{4}/g)).toHaveLength(40)
  expect(whole).toContain('54,00 € à encaisser')
  for (const page of pages) expect(page.match(/1 × Maillot/g)?.length).toBe(page.match(/2 × Bonnet/g)?.length)
})
