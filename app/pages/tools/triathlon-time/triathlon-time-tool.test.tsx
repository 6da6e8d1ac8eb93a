import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { triathlonTimeFields } from './triathlon-time-fields.ts'
import { TriathlonTimeTool } from './triathlon-time-tool.tsx'

const path = '/nos-outils/calculateur-temps-triathlon'
const names = [
  'natation',
  't1',
  'velo',
  't2',
  'course',
  'total',
  'distance-natation',
  'distance-velo',
  'distance-course',
]

function pageOf(search: string): string {
  return renderToString(
    <MemoryRouter initialEntries={[`${path}?${search}`]}>
      <TriathlonTimeTool path={path} />
    </MemoryRouter>,
  )
}

function valuesOf(html: string, name: string): number[] {
  return [...html.matchAll(new RegExp(`data-nom="${name}" value="([^"]*)"`, 'g'))].map(([, value]) =>
    Number(value),
  )
}

function rowOf(html: string, key: string): string {
  return html.split('<tr').find((row) => row.startsWith(` data-ligne="${key}"`)) ?? ''
}

describe('the figures of the page', () => {
  const html = pageOf('format=M&natation=1:50&velo=33&course=4:40&t1=2:30&t2=2:00&ralentissement=4,5')

  it.each(names)('say « %s » once', (name) => {
    expect(valuesOf(html, name)).toHaveLength(1)
  })

  it('are the ones of the worked example', () => {
    expect(valuesOf(html, 'natation')).toEqual([1650])
    expect(valuesOf(html, 'velo')[0]).toBeCloseTo(4363.636, 3)
    expect(valuesOf(html, 'course')[0]).toBeCloseTo(2926, 6)
    expect(valuesOf(html, 'total')[0]).toBeCloseTo(9209.636, 3)
    expect(html).toContain('2:33:30')
  })

  it('have a row for each part and each format, cumulated from exact times', () => {
    expect(valuesOf(rowOf(html, 'velo'), 'cumul')[0]).toBeCloseTo(6163.636, 3)
    expect(valuesOf(rowOf(html, 'course'), 'cumul')).toEqual(valuesOf(html, 'total'))
    expect(valuesOf(rowOf(html, 'M'), 'temps')).toEqual(valuesOf(html, 'total'))
    for (const key of ['XS', 'S', 'L', 'L-113', 'XL', 'XXL']) {
      expect(valuesOf(rowOf(html, key), 'temps')).toHaveLength(1)
    }
  })
})

describe('a missing leg', () => {
  const html = pageOf('format=M&natation=1:50&course=4:40')

  it('leaves the other figures, and the total says it', () => {
    expect(valuesOf(html, 'natation')).toEqual([1650])
    expect(valuesOf(html, 'course')).toEqual([2800])
    expect(valuesOf(html, 'velo')).toEqual([])
    expect(valuesOf(html, 'total')).toEqual([])
    expect(html).toContain('Il manque le vélo')
  })

  it('is what a wished total leaves', () => {
    const wished = pageOf('format=M&natation=1:50&course=4:40&total=2:14:10')
    expect(valuesOf(wished, 'velo-demandee')[0]).toBeCloseTo(40, 6)
  })
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
  '99,9',
]

it('nothing that is typed makes a figure that is none', () => {
  const query = fc.record(
    Object.fromEntries(
      triathlonTimeFields.names.map((name) => [name, fc.constantFrom(...hostile, '1:52', '32,5', '4:37')]),
    ),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(query, (typed) => {
      const page = pageOf(String(new URLSearchParams(typed as Record<string, string>)))
      const html = page.replaceAll(/<input[^>]*>/g, '')
      expect(html.replaceAll(/ href="[^"]*"/g, '')).not.toMatch(/NaN|Infinity|undefined|<script/)
      expect(html).not.toMatch(/<data[^>]*(value="")?><\/data>/)
      for (const [, value] of html.matchAll(/<data data-nom="[^"]*" value="([^"]*)"/g)) {
        expect(value).toMatch(/^-?\d+(\.\d+)?$/)
      }
      for (const name of names) expect(valuesOf(html, name).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 150 },
  )
})
