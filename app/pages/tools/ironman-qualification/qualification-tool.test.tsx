import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { announcedRace } from '#app/domain/training/qualification/races.ts'
import type { PostedResults } from './list/receive-results.server.ts'
import { qualificationFields, withoutAbsurdTime } from './qualification-fields.ts'
import { QualificationTool } from './qualification-tool.tsx'

const path = '/nos-outils/ironman-age-group-qualification-system'
const figures = ['facteur', 'temps-gradue', 'auto-h', 'auto-f', 'pool-h', 'pool-f']

const announced = [
  announcedRace({ name: 'Ironman de la Baie', date: '2027-06-27', distance: 'ironman', slots: 44 }),
  announcedRace({ name: '70.3 du Lac Léman', date: '2026-09-12', distance: '703', slots: 60 }),
]

function pageOf(search: string, posted?: PostedResults): string {
  return renderToString(
    <MemoryRouter initialEntries={[`${path}?${search}`]}>
      <QualificationTool path={path} calendar={{ announced, today: '2026-11-23' }} posted={posted} />
    </MemoryRouter>,
  )
}

function rowsOf(html: string): string[] {
  return html.split('<tr').slice(1)
}

/** Of the figures of a page, those outside its rows; of a row, all. */
function valuesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`data-nom="${name}" value="([^"]*)"`, 'g'))].map(([, value]) =>
    String(value),
  )
}

function outsideRows(html: string): string {
  return html.replaceAll(/<tr[\s>].*?<\/tr>/g, '')
}

describe('the figures of the page', () => {
  const search =
    'course=slots&systeme=2025-11&groupe=F45-49&temps=10:38:12&places=40&partants-h=1640&partants-f=360&groupes-h=12&groupes-f=10'
  const html = pageOf(search)

  it.each(figures)('say « %s » once', (name) => {
    expect(valuesOf(outsideRows(html), name)).toHaveLength(1)
  })

  it('are those of the worked example', () => {
    expect(valuesOf(html, 'facteur')).toEqual(['0.947'])
    expect(Number(valuesOf(outsideRows(html), 'temps-gradue')[0])).toBeCloseTo(36_262.524, 6)
    expect(html).toContain('10:04:23')
    expect(['auto-h', 'auto-f', 'pool-h', 'pool-f'].flatMap((name) => valuesOf(html, name))).toEqual([
      '12',
      '10',
      '15',
      '3',
    ])
  })

  it('have a row of equivalent time for each of the 28 age groups', () => {
    const rows = rowsOf(html).filter((row) => /^ data-ligne="[FM]\d\d-\d\d"/.test(row))
    expect(rows).toHaveLength(28)
    const older = rows.find((row) => row.includes('data-ligne="F60-64"')) ?? ''
    expect(Number(valuesOf(older, 'temps')[0])).toBeCloseTo(36_262.524 / 0.8041, 6)
  })

  it('take the places and the rules of a race', () => {
    const nice = pageOf('course=ironman-70-3-nice&groupe=M30-34&temps=4:40:00&groupes-h=12&groupes-f=10')
    expect(valuesOf(nice, 'facteur')).toEqual(['0.9708'])
    expect(valuesOf(nice, 'pool-h')).toEqual(['23'])
    expect(valuesOf(nice, 'pool-f')).toEqual(['25'])
  })

  it('leave to one list what was one list, and no factor to the former rule', () => {
    const july = pageOf('course=slots&systeme=2025-07&places=40&groupes-h=12&groupes-f=10')
    expect(valuesOf(july, 'pool')).toEqual(['18'])
    expect(valuesOf(july, 'pool-h')).toEqual([])
    const former = pageOf('course=slots&systeme=ancien&places=40&temps=10:00:00&groupes-h=12&groupes-f=10')
    expect(valuesOf(former, 'facteur')).toEqual([])
    expect(valuesOf(former, 'auto-h')).toEqual(['12'])
  })

  it('stay when another field is wrong', () => {
    const wrong = pageOf('systeme=2025-11&groupe=F45-49&temps=vite&places=-3')
    expect(valuesOf(wrong, 'facteur')).toEqual(['0.947'])
    expect(valuesOf(wrong, 'auto-h')).toEqual([])
    expect(wrong).toContain('Indiquez un temps comme')
    const halfCounted = pageOf('systeme=2025-11&places=40&partants-h=100')
    expect(valuesOf(halfCounted, 'pool-h')).toEqual([])
    expect(halfCounted).toContain('Indiquez les partants des deux sexes')
  })
})

describe('without a list', () => {
  it.each([
    '',
    'course=ironman-france&groupe=F45-49&temps=8:00:00&acceptation=40',
    'course=ironman-70-3-nice&groupe=M30-34&temps=3:30:00&partants-h=100&partants-f=90&groupes-h=9&groupes-f=9',
  ])('« %s » gets its graded time, the rule and the places, no rank, no place, nobody invented', (search) => {
    const html = pageOf(search)
    expect(valuesOf(outsideRows(html), 'temps-gradue')).toHaveLength(1)
    expect(html).toMatch(/<b>\d+ places\. <\/b>/)
    expect(html).toContain('Collez les résultats d’une édition passée')
    expect(html).not.toMatch(
      /inventé|Place automatique\u00a0:|sur la liste|Dernière offre|data-nom="place"|regle-/,
    )
  })

  it('nothing is supposed of who starts: the places are shared once that is said', () => {
    const shared = (search: string) => ['auto-h', 'pool-h'].flatMap((name) => valuesOf(pageOf(search), name))
    expect(shared('course=ironman-france&groupe=F45-49')).toEqual([])
    const said = 'course=ironman-70-3-nice&groupe=F45-49&groupes-h=12&groupes-f=10'
    expect(shared(said)).toEqual(['12', '23'])
  })
})

describe('an age group', () => {
  it.each(['F12-13', 'M90-94', 'X', '45', 'inconnu'])(
    '« %s » is refused beside its field, not replaced',
    (groupe) => {
      const html = pageOf(`course=ironman-france&temps=10:00:00&groupe=${groupe}`)
      expect(html).toMatch(/id="groupe-error"[^>]*>.*?Ce groupe d’âge n’existe pas/)
      expect(html).toContain('<option value="inconnu" selected="">Groupe inconnu</option>')
      for (const name of ['facteur', 'temps-gradue', 'temps']) expect(valuesOf(html, name)).toEqual([])
    },
  )

  it('that is not said is asked for', () => {
    const html = pageOf('course=ironman-france&temps=10:00:00')
    expect(html).toContain('<option value="" selected="">Choisissez</option>')
    expect(valuesOf(html, 'facteur')).toEqual([])
  })
})

describe('races', () => {
  it('of the past are said to be, in the list and beside it', () => {
    const html = pageOf('course=ironman-france&groupe=F45-49')
    expect(html).toContain('<optgroup label="En France, passées">')
    expect(html).toMatch(/Course passée, le 28\/06\/2026\s: 40 places alors/)
    expect(pageOf('course=70-3-du-lac-leman-2026&groupe=F45-49')).toMatch(
      /Course passée, le 12\/09\/2026\s: 30 \+ 30/,
    )
  })

  it('to come are those the club announces, with their places and the rule of their day', () => {
    const html = pageOf('course=ironman-de-la-baie-2027&groupe=F45-49&temps=10:38:12')
    expect(html).toMatch(/<optgroup label="À venir"><option value="ironman-de-la-baie-2027" selected="">/)
    expect(html).toMatch(/44 places, le 27\/06\/2027\./)
    expect(valuesOf(html, 'facteur')).toEqual(['0.947'])
  })

  it('to come are entered by hand too', () => {
    const html = pageOf(
      'course=slots&systeme=703-2026&places=50&groupes-h=10&groupes-f=9&groupe=M30-34&temps=4:40:00',
    )
    expect(['auto-h', 'auto-f', 'pool-h', 'pool-f'].flatMap((name) => valuesOf(html, name))).toEqual([
      '10',
      '9',
      '15',
      '16',
    ])
  })
})

describe('a posted list', () => {
  const results = [
    'Group;Time',
    'M30-34;9:10:00',
    'M40-44;9:20:00',
    'M40-44;9:10:00',
    'F30-34;10:00:00',
    'F45-49;10:20:00',
    'M30-34;9:15:00',
    'F30-34;DNF',
  ].join('\n')
  const query = { course: 'slots', systeme: '2025-11', places: '5', acceptation: '100' }
  const html = pageOf('', { query, results, problem: undefined })
  const ranked = rowsOf(html).filter((row) => row.includes('data-nom="place"'))

  it('has every row, by graded time, with its rank, group and place', () => {
    expect(ranked.map((row) => valuesOf(row, 'groupe')[0])).toEqual([
      'M40-44',
      'M40-44',
      'M30-34',
      'M30-34',
      'F45-49',
      'F30-34',
    ])
    const times = ranked.map((row) => Number(valuesOf(row, 'temps-gradue')[0]))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(ranked.map((row) => valuesOf(row, 'rang')[0])).toEqual(['1', '2', '3', '4', '1', '2'])
    expect(ranked.map((row) => valuesOf(row, 'place')[0])).toEqual([
      'auto',
      'pool',
      'auto',
      'non',
      'auto',
      'auto',
    ])
  })

  it('keeps the list and names the lines that could not be read', () => {
    expect(html).toContain('M40-44;9:20:00')
    expect(html).toContain('Ligne 1\u00a0: Group;Time')
    expect(html).toContain('Lu\u00a0: 7 personnes au départ, dont 6 à l’arrivée')
  })

  it('has every offer accepted when nothing is said of it', () => {
    const posted = { query: { ...query, acceptation: undefined }, results, problem: undefined }
    const places = (page: string) => rowsOf(page).flatMap((row) => valuesOf(row, 'place'))
    expect(places(pageOf('', posted))).toEqual(places(html))
  })

  it('shares its places by the starters and groups that are typed', () => {
    const typed = { 'partants-h': '0', 'partants-f': '100', 'groupes-h': '2', 'groupes-f': '2' }
    const page = pageOf('', { query: { ...query, ...typed }, results, problem: undefined })
    expect(valuesOf(page, 'pool-f')).toEqual(['1'])
    expect(rowsOf(page).flatMap((row) => valuesOf(row, 'place'))).toEqual([
      'auto',
      'non',
      'auto',
      'non',
      'auto',
      'auto',
    ])
  })

  it('counts those at the start where nobody is typed', () => {
    expect(valuesOf(html, 'auto-h')).toEqual(['2'])
    expect(valuesOf(html, 'pool-h')).toEqual(['1'])
    expect(valuesOf(html, 'pool-f')).toEqual(['0'])
  })
})

it.each([
  ['ironman-france', '10:38:12', '10:38:12'],
  ['ironman-france', '4:50:00', ''],
  ['ironman-70-3-nice', '10:38:12', ''],
  ['ironman-70-3-nice', '4:50:00', '4:50:00'],
  ['70-3-du-lac-leman-2026', '10:38:12', ''],
  ['slots', '10:38:12', '10:38:12'],
  ['ironman-70-3-nice', 'demain', 'demain'],
])('%s chosen after %s leaves « %s »', (course, temps, left) => {
  expect(withoutAbsurdTime({ course, temps }, announced)).toEqual({ course, temps: left })
})

const hostile = [
  '0',
  '-1',
  '1000000000',
  '1e400',
  '🏊',
  '<script>',
  'x'.repeat(500),
  '',
  '9:99',
  'NaN',
  '2,5',
]

it('nothing that is typed makes a figure that is none', () => {
  const typical = ['10:38:12', '40', '55', 'M18-24', 'F85-89', 'ancien', '2025-07', '703-2026', 'slots']
  const query = fc.record(
    Object.fromEntries(
      qualificationFields.names.map((name) => [name, fc.constantFrom(...hostile, ...typical)]),
    ),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(query, (typed) => {
      const page = pageOf(String(new URLSearchParams(typed as Record<string, string>)))
      const html = page.replaceAll(/<input[^>]*>/g, '')
      expect(html.replaceAll(/ href="[^"]*"/g, '')).not.toMatch(/NaN|Infinity|undefined|<script/)
      for (const [, value] of html.matchAll(/<data data-nom="[^"]*"(?: value="([^"]*)")?>/g)) {
        expect(value).toMatch(/^-?\d+(\.\d+)?$/)
      }
      for (const name of figures) expect(valuesOf(outsideRows(html), name).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 60 },
  )
})
