import { expect, test } from 'vitest'
import { answered, triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import { seasonOf, type SeasonRace } from '#app/domain/competitions/season/season.ts'
import { readPdfText } from '#test/pdf/text.ts'
import { drawSeason } from '../draw.server.ts'

const season = seasonOf('2027-04-07')
const race: SeasonRace = {
  competition: triathlon,
  participation: {
    ...answered,
    result: { outcome: 'finished', time: 8921, place: 3, link: undefined },
  },
  format: triathlon.formats.find(({ key }) => key === 'M'),
}
const about = { season, athlete: 'Camille Essai', drawnOn: '2027-05-02' }

test('a season on paper says what was raced, aimed at and reached', async () => {
  const { pages, title, language } = await readPdfText(await drawSeason({ ...about, races: [race] }))
  expect({ title, language }).toEqual({ title: 'Saison 2026–2027, Camille Essai', language: 'fr-FR' })
  expect(pages).toHaveLength(1)
  for (const words of [
    'Saison 2026–2027',
    '1 course',
    '1 podium',
    '3e meilleure place',
    '1,5 km nagés, 40 km roulés, 10 km courus',
    '25 avril 2027',
    '2:30:00',
    '2:28:41',
    '3e au général',
    'Au 2 mai 2027',
    'Page 1 sur 1',
  ])
    expect(pages[0]?.replace(/\s+/g, ' ')).toContain(words)
})

test('a screen reader finds a heading and a table whose rows begin with the race', async () => {
  const { elements } = await readPdfText(await drawSeason({ ...about, races: [race] }))
  expect(elements[0]?.filter((element) => /^(?:H1|TH|TD)/.test(element))).toEqual([
    'H1 Saison 2026–2027',
    'TH Course',
    'TH Date',
    'TH Format',
    'TH Objectif',
    'TH Visé',
    'TH Résultat',
    'TH Triathlon du Barrage Le Barrage',
    'TD 25 avril 2027',
    'TD M',
    'TD A',
    'TD 2:30:00',
    'TD 2:28:41 3e au général',
  ])
})

test('a season without a race says so', async () => {
  const { pages } = await readPdfText(await drawSeason({ ...about, races: [] }))
  expect(pages[0]).toContain('Aucune course cette saison')
})

test('a long season goes over several pages and loses no race; any title is drawn', async () => {
  const races = Array.from({ length: 60 }, (_, index) => ({
    ...race,
    competition: { ...triathlon, title: `Course ${index} ${'très '.repeat(index % 9)}longue 🚴 \u0007` },
  }))
  const { pages } = await readPdfText(await drawSeason({ ...about, races }))
  expect(pages.length).toBeGreaterThan(1)
  for (let index = 0; index < races.length; index += 1) expect(pages.join('\n')).toContain(`Course ${index} `)
})
