import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPdf } from '#test/pdf/measures.ts'
import { readPdfText } from '#test/pdf/text.ts'
import { answerRunningPace } from '../../running-pace-answer.ts'
import { drawBand } from '../draw-band.ts'
import { bandOfAnswer } from '../pace-band.ts'
import { bandFiles, savedName, type BandFile, whyNoBand, passagesCsv } from './band-files.ts'
import { bandPdf, pathOperators } from './band-pdf.server.ts'
import { drawLockScreen, mostRows, lockScreenSvg } from './lock-screen.server.ts'

const marathon = answerRunningPace({ distance: 'marathon', temps: '3:29:59' })
const wholeBand = bandOfAnswer(marathon)
const screenBand = bandOfAnswer(marathon, mostRows)
if (!wholeBand || !screenBand || !marathon.run || !marathon.splits) throw new Error('The marathon has a band')
const { run, splits } = marathon
const drawn = drawBand(wholeBand)

test('the PDF is a lying A4 with a band of 200 × 25 mm, a coloured column every five kilometres', async () => {
  const bytes = await bandPdf(drawn, 'Bracelet d’Amélie')
  const { pages, rectangles, operators } = readPdf(Buffer.from(bytes))
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[297, 210]])
  const [band, ...others] = rectangles
  expect(band?.width).toBeCloseTo(200, 2)
  expect(band?.height).toBeCloseTo(25, 2)
  expect(band?.left).toBeCloseTo(48.5, 2)
  // The head, the finish, eight columns, the line to cut along.
  expect(others).toHaveLength(2 + 8 + 1)
  expect(others.at(-1)).toEqual(band)
  expect(operators).not.toMatch(/NaN|undefined|Infinity|e-\d/)
})

test('its words are read, searched and named as they are seen', async () => {
  const { pages, title, language, places } = await readPdfText(await bandPdf(drawn, 'Bracelet d’Amélie'))
  expect({ pages: pages.length, title, language }).toEqual({
    pages: 1,
    title: 'Bracelet d’Amélie',
    language: 'fr-FR',
  })
  const texts = places.map(({ text }) => text)
  for (const word of ['Allure', `4'59"/km`, '3:29:59', '42', '3:29:01', 'Arrivée'])
    expect(texts).toContain(word)
  const far = bandOfAnswer(answerRunningPace({ distance: '9000 km', temps: '900h' }))
  const [farPage = ''] = far ? (await readPdfText(await bandPdf(drawBand(far), 'Loin'))).pages : []
  expect(farPage.replaceAll('\u00a0', ' ')).toContain('9 000 km')
})

test('every object of the PDF is where its table says, and no printer is to scale it', async () => {
  const source = Buffer.from(await bandPdf(drawn, 'Bracelet')).toString('latin1')
  const table = Number(/startxref\n(\d+)/.exec(source)?.[1])
  expect(source.slice(table, table + 4)).toBe('xref')
  const offsets = [...source.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  )
  expect(offsets.length).toBeGreaterThan(6)
  for (const [index, offset] of offsets.entries())
    expect(source.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  expect(source).toContain('/PrintScaling /None')
})

test('an outline is written as PDF does, a curve with one handle as the same with two', () => {
  expect(pathOperators('M0 0L30 0Q60 0 60 30C60 40 50 60 0 60Z')).toBe(
    '0 0 m 30 0 l 50 0 60 10 60 30 c 60 40 50 60 0 60 c h',
  )
})

test('the picture for a locked screen has its size, and nothing where the clock is', async () => {
  const picture = await drawLockScreen(screenBand, { tenths: false })
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1179, height: 2556, format: 'png' })
  const clock = await spreadOf(picture, { from: 0, to: 766 })
  expect(clock).toEqual([0, 0, 0])
  const below = await spreadOf(picture, { from: 766, to: 2400 })
  expect(Math.min(...below)).toBeGreaterThan(180)
  expect(picture.length).toBeLessThan(150_000)
})

test('it has few rows, in letters that need no font', () => {
  expect(screenBand.columns.map(({ label }) => label)).toEqual([
    '5',
    '10',
    '15',
    '20',
    '25',
    '30',
    '35',
    '40',
  ])
  const svg = lockScreenSvg(screenBand, { tenths: true })
  expect(svg).not.toMatch(/<text|NaN|undefined/)
  for (const distance of ['5', '10', '21', '100 km', '9999 km', '400', '1000'])
    expect(
      bandOfAnswer(answerRunningPace({ distance, allure: '5:00' }), mostRows)?.columns.length,
    ).toBeLessThanOrEqual(mostRows)
})

test('the table opens in a French spreadsheet, figures only', () => {
  const rows = passagesCsv(splits, { unit: 'km', tenths: false }).split('\r\n')
  expect(rows[0]).toBe(
    '\ufeffDistance (km);Passage (h:mm:ss);Passage (s);Allure du segment (/km);Allure du segment (s/km)',
  )
  expect(rows[1]).toBe('5;0:24:53;1492,949;4′59″;298,59')
  expect(rows.at(-2)).toBe('42,195;3:29:59;12599;4′59″;298,59')
  expect(rows.at(-1)).toBe('')
  const cells = rows.slice(1, -1).flatMap((row) => row.split(';'))
  for (const cell of cells) expect(cell).toMatch(/^\d/)
})

test('read in miles, it is in miles', () => {
  const inMiles = answerRunningPace({ distance: 'marathon', temps: '3:29:59', unite: 'mi' })
  const rows = passagesCsv(inMiles.splits ?? [], { unit: inMiles.unit, tenths: false }).split('\r\n')
  expect(rows[0]).toContain('Distance (mi);Passage (h:mm:ss);Passage (s);Allure du segment (/mi)')
  expect(rows[1]).toBe('1;0:08:01;480,534;8′01″;480,534')
  expect(rows.at(-2)).toMatch(/^26,218757;3:29:59;/)
})

test('a file has the name of its race', () => {
  const names = (Object.keys(bandFiles) as BandFile[]).map((file) => savedName(file, run))
  expect(names).toEqual([
    'bracelet-42195m-3h29min59.pdf',
    'bracelet-42195m-3h29min59.png',
    'passages-42195m-3h29min59.csv',
  ])
})

test.each([
  [{ distance: 'marathon' }, 'Indiquez une distance et un temps'],
  [{ distance: 'loin', temps: '3:29:59' }, 'Indiquez une distance comme'],
  [{ distance: '10', temps: 'vite' }, 'Indiquez un temps comme'],
  [{ distance: '5000 km', temps: '900h', intervalle: '400' }, 'plus de mille passages'],
])('no file: %j', (query, sentence) => {
  expect(whyNoBand(answerRunningPace(query))).toContain(sentence)
})

/** How far apart the lightest and the darkest of each colour are, between two heights. */
async function spreadOf(picture: Uint8Array, { from, to }: { from: number; to: number }): Promise<number[]> {
  const part = sharp(picture).extract({ left: 0, top: from, width: 1179, height: to - from })
  const { channels } = await sharp(await part.removeAlpha().png().toBuffer()).stats()
  return channels.map(({ min, max }) => max - min)
}
