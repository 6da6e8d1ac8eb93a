import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { linkTo, pieces, writingOf } from './pieces.ts'

const written = (value: string, start: number, end: number, piece: (typeof pieces)[number]) => {
  const { text } = writingOf(value, start, end, piece)
  return value.slice(0, start) + text + value.slice(end)
}

test('each press writes what the site accepts, whatever stands around it', async () => {
  const content = await openSiteContent({ showsSamples: true, now: () => new Date('2026-11-20T10:00:00Z') })
  const header = '---\ntitle: T\ndescription: D\nupdatedOn: 2026-11-01\n---\n\n'
  const middle = 'Un paragraphe.\nSa suite.\n\nUn autre.'
  // An address for the video is typed next.
  const whole = pieces.filter(({ label }) => label !== 'Vidéo')
  for (const piece of [...whole, linkTo({ path: '/contact', title: 'Contact' })]) {
    for (const [start, end] of [
      [0, 0],
      [0, 2],
      [15, 15],
      [36, 36],
    ] as const) {
      const text = header + written(middle, start, end, piece)
      expect([piece.label, start, await content.checkDocument('espaceAthlete', 'essai.md', text)]).toEqual([
        piece.label,
        start,
        [],
      ])
    }
  }
  content.close()
})

test('a selection is kept in what is written around it', () => {
  const bold = pieces.find(({ label }) => label === 'Gras')
  const list = pieces.find(({ label }) => label === 'Liste')
  if (!bold || !list) throw new Error('The bar has lost a piece.')
  expect(written('un mot ici', 3, 6, bold)).toBe('un **mot** ici')
  expect(written('a\nb', 0, 3, list)).toBe('- a\n- b\n')
})
