import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RunningPaceTool } from './running-pace-tool.tsx'

const path = '/nos-outils/calculateur-allure-running'
const names = ['allure', 'allure-mile', 'vitesse', 'temps', 'distance', 'tour-400', 'mi-course']

function pageOf(query: Record<string, string>): string {
  const search = new URLSearchParams(query)
  return renderToString(
    <MemoryRouter initialEntries={[`${path}?${search}`]}>
      <RunningPaceTool path={path} />
    </MemoryRouter>,
  )
}

function valuesOf(html: string, name: string): number[] {
  return [...html.matchAll(new RegExp(`data-nom="${name}" value="([^"]*)"`, 'g'))].map(([, value]) =>
    Number(value),
  )
}

function rowOf(html: string, key: string): string | undefined {
  return html.split('<tr ').find((row) => row.startsWith(`data-ligne="${key}"`))
}

describe('the figures of the page', () => {
  const html = pageOf({ distance: 'marathon', temps: '3:29:59', unite: 'mi', intervalle: '5000' })

  it.each(names)('say « %s » once', (name) => {
    expect(valuesOf(html, name)).toHaveLength(1)
  })

  it('are in the units of machines whatever unit people read', () => {
    expect(valuesOf(html, 'allure')[0]).toBe((12_599 / 42_195) * 1000)
    expect(valuesOf(html, 'vitesse')[0]).toBeCloseTo(12.0567, 4)
    expect(html).toContain('8′01″')
  })

  it('have a row for every passage, the finish too, and none for half-way', () => {
    const keys = [...html.matchAll(/<tr data-ligne="(\d[^"]*)"/g)].map(([, key]) => Number(key))
    expect(keys).toEqual([5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 42_195])
    const finish = rowOf(html, '42195') ?? ''
    expect(valuesOf(finish, 'passage')[0]).toBeCloseTo(12_599, 6)
    expect(valuesOf(finish, 'segment')[0]).toBeCloseTo(298.58988, 4)
    expect(html).toContain('Mi-course')
  })

  it.each<Record<string, string>>([
    { allure: '5:00' },
    { vitesse: '12' },
    { allure: '5:00', distance: 'abc' },
  ])('of %o alone are those of its pace', (query) => {
    const page = pageOf(query)
    const figures = names.map((name) => valuesOf(page, name))
    expect(figures).toEqual([[300], [expect.closeTo(482.8032, 9)], [12], [], [], [120], []])
  })

  it('of a pace alone have its laps on the track', () => {
    const eighth = rowOf(pageOf({ allure: '5:00' }), 'couloir-8') ?? ''
    expect(valuesOf(eighth, 'tour')).toEqual([expect.closeTo(453.03 * 0.3, 2)])
  })

  it('are none while the pace is sought, or cannot be read', () => {
    expect(pageOf({ cherche: 'allure', allure: '5:00' })).not.toContain('<data')
    expect(pageOf({ allure: 'abc' })).not.toContain('<data')
  })

  it('mark the passage that is half-way', () => {
    expect(rowOf(pageOf({ distance: '10km', temps: '50:00', intervalle: '1000' }), '5000')).toContain(
      '(mi-course)',
    )
  })

  it('show tenths on demand', () => {
    expect(pageOf({ distance: '10km', temps: '49:59.6' })).toContain('>50:00<')
    expect(pageOf({ distance: '10km', temps: '49:59.6', dixiemes: '1' })).toContain('>49:59,6<')
  })

  it('have eight lanes and the aid stations', () => {
    const day = pageOf({ distance: '10km', temps: '50:00', ravitaillements: '5', decalage: '2:30' })
    expect(valuesOf(day, 'tour')).toHaveLength(8)
    expect(valuesOf(rowOf(day, 'ravitaillement-5000') ?? '', 'passage')).toEqual([1500])
    expect(valuesOf(day, 'temps-officiel')).toEqual([3150])
  })
})

it('says that a run is faster than the world record, and still computes it', () => {
  const html = pageOf({ distance: 'marathon', temps: '1:30:00' })
  expect(html).toContain('Plus rapide que le record du monde')
  expect(valuesOf(html, 'temps')).toEqual([5400])
})

const bases: Record<string, string>[] = [
  { distance: '10km', temps: '50:00' },
  { temps: '50:00', allure: '5:00' },
  {},
]
const hostile = [
  '',
  '0',
  '-1',
  '1e9',
  '1e400',
  '1000000000',
  'NaN',
  'Infinity',
  '🏃',
  '<script>',
  '0:00',
  '9'.repeat(150),
]

describe.each(hostile)('with « %s »', (value) => {
  it.each([
    'distance',
    'temps',
    'allure',
    'vitesse',
    'ecart',
    'decalage',
    'ravitaillements',
    'cherche',
    'unite',
  ])('as « %s » the page stands', (name) => {
    for (const base of bases) {
      const html = pageOf({ ...base, strategie: 'prudente', [name]: value })
      expect(html.replaceAll(/ (value|href)="[^"]*"/g, '')).not.toMatch(/NaN|Infinity|undefined|<script>/)
      expect(html).not.toMatch(/<data[^>]*><\/data>|<data(?![^>]*value=)/)
    }
  })
})

it('stands whatever finite run is typed', () => {
  const metres = fc.double({ min: 1e-3, max: 9.9e6, noNaN: true })
  const seconds = fc.double({ min: 1e-3, max: 3.5e6, noNaN: true })
  const strategies = fc.constantFrom('reguliere', 'progressive', 'positive', 'prudente')
  fc.assert(
    fc.property(
      metres,
      seconds,
      strategies,
      fc.integer({ min: 0, max: 100 }),
      (distance, time, strategie, ecart) => {
        const query = {
          distance: `${distance.toFixed(6)} m`,
          temps: `${time.toFixed(6)} s`,
          strategie,
          ecart: `${ecart}`,
        }
        const html = pageOf(query)
        expect(valuesOf(html, 'temps')[0]).toBeCloseTo(time, 5)
        expect(html.replaceAll(/ (value|href)="[^"]*"/g, '')).not.toMatch(/NaN|Infinity|undefined|−\d+′/)
      },
    ),
    { numRuns: 60 },
  )
})
