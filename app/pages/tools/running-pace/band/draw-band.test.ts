import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { outlineText } from '#app/ui/outlines/outlines.server.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { answerRunningPace } from '../running-pace-answer.ts'
import { bandSize, type BandWord } from './band-look.ts'
import { drawBand } from './draw-band.ts'
import { bandOfAnswer, type PaceBand, sayBand, sayColumn } from './pace-band.ts'

function bandOf(query: ToolQuery): PaceBand {
  const band = bandOfAnswer(answerRunningPace(query))
  if (!band) throw new Error(`No band of ${JSON.stringify(query)}`)
  return band
}

const marathon = { distance: 'marathon', temps: '3:29:59' }

test('a marathon in 3:29:59: its pace and time at the head, 42 times, its time at the end', () => {
  const words = drawBand(bandOf(marathon)).words.map(({ text }) => text)
  expect(words.slice(0, 4)).toEqual(['Allure', '4′59″/km', '3:29:59', '42,195\u00a0km'])
  expect(words.slice(4, 8)).toEqual(['1', '0:04:59', '2', '0:09:57'])
  expect(words.slice(-4)).toEqual(['42', '3:29:01', 'Arrivée', '3:29:59'])
  expect(words).toHaveLength(4 + 84 + 2)
})

test('every fifth column is coloured, and its words are white on it', () => {
  const { blocks, words } = drawBand(bandOf(marathon))
  expect(blocks.filter(({ colour }) => colour === 'fifth')).toHaveLength(8)
  const fifth = words.find(({ text }) => text === '5')
  expect(fifth?.colour).toBe('paper')
})

test.each([
  ['10', false],
  ['marathon', true],
])('the times of %s are all equally large, turned: %s', (distance, isTurned) => {
  const band = bandOf({ distance, temps: '2:30:00' })
  const times = drawBand(band).words.filter(({ text, x }) => text.includes(':') && x > 285 && x < 1870)
  expect(times.length).toBeGreaterThan(1)
  expect(new Set(times.map((word) => word.isTurned))).toEqual(new Set([isTurned]))
  expect(new Set(times.map(({ size }) => size)).size).toBe(1)
})

test('tenths are written where they are asked for', () => {
  const words = drawBand(bandOf({ distance: '10', temps: '39:58,6' }), { tenths: true }).words
  expect(words.map(({ text }) => text)).toContain('39:58,6')
  expect(words.map(({ text }) => text)).toContain('3′59,9″/km')
})

test('the band is told in words', () => {
  const band = bandOf(marathon)
  expect(sayBand(band).replaceAll('\u00a0', ' ')).toBe(
    'Bracelet pour 42,195 km en 3 h 29 min 59 s, un temps à chaque kilomètre',
  )
  expect(sayBand(bandOf({ distance: '100', allure: '6:00' }))).toContain('100\u00a0m')
  expect(sayBand(bandOf({ distance: '100 km', temps: '10h' }))).toContain('un temps tous les 5\u00a0km')
  expect(sayBand(bandOf({ distance: '60 m', temps: '8 s' }))).toContain('l’arrivée seule')
  expect(band.columns.slice(0, 1).map((column) => sayColumn(column, band))).toEqual([
    '1\u00a0km\u00a0: 0:04:59',
  ])
})

test('whatever the race, no word leaves the band, and no time its column', () => {
  const race = fc.record({
    distance: fc.double({ min: 0.01, max: 9999, noNaN: true }).map((value) => `${value.toFixed(3)} km`),
    temps: fc.integer({ min: 1, max: 3_599_999 }).map((seconds) => `${seconds} s`),
    unite: fc.constantFrom('km', 'mi'),
    dixiemes: fc.constantFrom('', '1'),
  })
  fc.assert(
    fc.property(race, (query) => {
      const band = bandOf(query)
      const { words } = drawBand(band, { tenths: query.dixiemes === '1' })
      const columnWidth = (bandSize.width - 285 - 130) / Math.max(1, band.columns.length)
      for (const word of words) {
        const { left, right, top } = boxOf(word)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(bandSize.width)
        expect(top).toBeGreaterThanOrEqual(0)
        if (word.isCentred) expect(right - left).toBeLessThanOrEqual(columnWidth)
      }
    }),
    { numRuns: 60 },
  )
})

function boxOf({ text, x, y, size, stretch, isCentred, isTurned }: BandWord) {
  const { width } = outlineText(text, { size, stretch, tracking: 0, hasTabularFigures: true })
  if (isTurned) return { left: x - size * 0.75, right: x + size * 0.1, top: y - width }
  const left = isCentred ? x - width / 2 : x
  return { left, right: left + width, top: y - size * 0.75 }
}
