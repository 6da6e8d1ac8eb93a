import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { SwimPaceTool } from './swim-pace-tool.tsx'

const path = '/nos-outils/calculateur-allure-natation'

function pageOf(query: Record<string, string> | string): string {
  const search = typeof query === 'string' ? query : `?${new URLSearchParams(query)}`
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path + search]}>
      <SwimPaceTool path={path} />
    </MemoryRouter>,
  )
}

/** Every figure outside rows by its name, each of them once; and the figures of each row. */
function figuresOf(query: Record<string, string> | string) {
  const page = pageOf(query)
  const rows: Record<string, Record<string, number>> = {}
  const outside = page.replace(/<tr data-ligne="([^"]*)".*?<\/tr>/g, (row, key: string) => {
    expect(rows).not.toHaveProperty([key])
    rows[key] = readFigures(row)
    return ''
  })
  return { page, rows, figures: readFigures(outside) }
}

function readFigures(html: string): Record<string, number> {
  const figures: Record<string, number> = {}
  for (const [, name = '', value = '', text = ''] of html.matchAll(
    /<data data-nom="([^"]*)" value="([^"]*)">([^<]*)<\/data>/g,
  )) {
    expect(figures, name).not.toHaveProperty([name])
    expect(text).not.toBe('')
    expect(value).toMatch(/^\d+(\.\d+)?$/)
    figures[name] = Number(value)
  }
  expect(html.match(/<data /g)?.length ?? 0).toBe(Object.keys(figures).length)
  return figures
}

/** A page without what was typed, which its fields give back. */
function said(page: string): string {
  return page.replaceAll(/<input [^>]*>/g, '')
}

describe('the swim', () => {
  test('1 500 m in 25:45', () => {
    const { figures, rows } = figuresOf({ distance: '1500', temps: '25:45', bassin: '25', coups: '18' })
    expect(figures).toMatchObject({ 'allure-100': 103, 'allure-50': 51.5, 'allure-25': 25.75 })
    expect(figures).toMatchObject({ temps: 1545, distance: 1500, swolf: 43.75 })
    expect(figures['allure-100y']).toBeCloseTo(94.1832, 9)
    expect(figures.vitesse).toBeCloseTo(100 / 103, 9)
    expect(figures['vitesse-kmh']).toBeCloseTo(360 / 103, 9)
    expect(rows['25']).toEqual({ passage: 25.75 })
    expect(rows['1000']).toEqual({ passage: 1030 })
    expect(rows['1500']).toEqual({ passage: 1545 })
  })

  test.each([
    [{ distance: '1500', allure: '1:43' }, { temps: 1545 }],
    [{ temps: '25:45', allure: '1:43' }, { distance: 1500 }],
    [{ distance: '1500', temps: '25:45', allure: '1:10' }, { 'allure-100': 103 }],
    [{ cherche: 'temps', distance: '1500', temps: '25:45', allure: '1:40' }, { temps: 1500 }],
    [{ cherche: 'distance', distance: '1500', temps: '25:00', allure: '1:40' }, { distance: 1500 }],
    [{ allure: '1:43' }, { 'allure-100': 103 }],
    [{ vitesse: '1' }, { 'allure-100': 100, vitesse: 1 }],
    [{ 'allure-yards': '1:31,44', distance: '100' }, { 'allure-100': 100 }],
    [{ distance: '50 m', temps: '25' }, { 'allure-100': 50 }],
    [
      { distance: '1,9 km', temps: '32 min' },
      { temps: 1920, distance: 1900 },
    ],
  ])('%j is %j', (query, expected) => {
    const { figures } = figuresOf(query as Record<string, string>)
    for (const [name, value] of Object.entries(expected)) expect(figures[name]).toBeCloseTo(value, 6)
  })

  test('rows of other pools, and steps that are asked for', () => {
    expect(
      figuresOf({ distance: '100', temps: '1:30', bassin: '33.333' }).rows['33.333']?.passage,
    ).toBeCloseTo(30, 9)
    expect(
      figuresOf({ distance: '500 yd', temps: '8:20', bassin: '25y' }).rows['22.86']?.passage,
    ).toBeCloseTo(25, 9)
    expect(Object.keys(figuresOf({ distance: '400', temps: '6:00', pas: '100' }).rows)).toContain('300')
    expect(pageOf({ distance: '10 km', temps: '2h50' }).match(/data-nom="passage"/g)?.length).toBe(20)
    expect(
      pageOf({ distance: '10 km', temps: '2h50', pas: 'longueur' }).match(/data-nom="passage"/g)?.length,
    ).toBe(400)
  })

  test('faster than the records is computed, and said', () => {
    const { figures, page } = figuresOf({ distance: '1500', temps: '10:00' })
    expect(figures['allure-100']).toBe(40)
    expect(page).toContain('Plus rapide que les records')
  })
})

describe('the test and what follows', () => {
  test('400 m in 6:36 and 200 m in 3:10', () => {
    const { figures, rows } = figuresOf({ t400: '6:36', t200: '3:10' })
    expect(figures).toMatchObject({ css: 103, depart: 120, 'serie-repos': 17, 'serie-total': 1183 })
    expect(rows.aisance).toEqual({ 'allure-cible': 108, 'temps-50': 54, 'temps-25': 27 })
    expect(rows['estime-1500']).toMatchObject({ 'temps-estime': 1545 })
    expect(rows['estime-3800']?.['temps-estime']).toBeCloseTo(1545 * (3800 / 1500) ** 1.03, 6)
    expect(figures).not.toHaveProperty('allure-100')
  })

  test('any two distances count instead', () => {
    const query = { t400: '6:36', t200: '3:10', d1: '800', t1: '13:20', d2: '300', t2: '4:50' }
    expect(figuresOf(query).figures.css).toBeCloseTo(102, 9)
    expect(figuresOf({ ...query, t2: '' }).figures.css).toBe(103)
  })

  test.each([
    [{ t400: '3:10', t200: '3:10' }, undefined, 'doit prendre plus de temps'],
    [{ t400: '6:00', t200: '3:10' }, undefined, 'va plus vite que'],
    [{ t400: '395', t200: '200' }, undefined, 'va plus vite que'],
    [{ t400: '6:20', t200: '3:10' }, 95, 'Test cohérent'],
    [{ t400: '8:00', t200: '3:10' }, 145, 'n’était sans doute pas maximal'],
    [{ d1: '400', t1: '6:36', d2: '400', t2: '3:10' }, undefined, 'la même distance'],
    [{ t400: '6:36' }, undefined, 'Indiquez vos deux temps'],
  ])('%j gives %s, and says « %s »', (query, css, sentence) => {
    const { figures, page } = figuresOf(query as Record<string, string>)
    expect(figures.css).toBe(css)
    expect(page).toContain(sentence)
  })

  test('of a test that cannot be there are no paces, sets, nor anything to keep, whatever else was swum', () => {
    const impossible = { t400: '395', t200: '200', distance: '1500', temps: '25:45' }
    const { figures, rows, page } = figuresOf(impossible)
    expect(Object.keys(figures)).toEqual(expect.not.arrayContaining(['css', 'depart', 'serie-nage']))
    expect(rows).not.toHaveProperty('aisance')
    expect(page).not.toContain('Garder')
    expect(figures['allure-100']).toBe(103)
  })

  test('a set one writes, harder, with more rest', () => {
    const set = { serie: '8 x 50', intensite: '-5', repos: '20' }
    expect(figuresOf({ t400: '6:36', t200: '3:10', ...set }).figures).toMatchObject({
      'serie-nage': 49,
      depart: 70,
    })
    const { figures, page } = figuresOf({ t400: '6:36', t200: '3:10', serie: 'beaucoup' })
    expect(figures).not.toHaveProperty('depart')
    expect(page).toContain('Indiquez une série comme')
  })
})

describe('whatever is typed', () => {
  const hostile = [
    '',
    '0',
    '-1',
    '1e9',
    '1e400',
    'NaN',
    'Infinity',
    '😀',
    '<script>',
    '9'.repeat(300),
    '0:00',
    '1:99',
  ]

  test.each(hostile)('%j in every field', (value) => {
    const queries: Record<string, string>[] = [
      { distance: value, temps: value, allure: value, 'allure-yards': value, vitesse: value, coups: value },
      { distance: '1500', temps: value, t400: value, t200: '3:10', pas: value, bassin: value },
      { distance: value, temps: '25:45', d1: value, t1: value, d2: value, t2: value },
      { distance: '1500', allure: value, serie: value, repos: value, intensite: value, cherche: value },
    ]
    for (const query of queries) {
      const { page } = figuresOf(query)
      expect(said(page)).not.toMatch(/NaN|Infinity|undefined|<script>/)
    }
  })

  test('the edges of what can be typed are still figures', () => {
    for (const distance of ['1 m', '9999 km']) {
      for (const temps of ['1 s', '999h59']) {
        const { figures, page } = figuresOf({
          distance,
          temps,
          pas: 'longueur',
          coups: '200',
          t400: '999h',
          t200: '1 s',
        })
        expect(figures).toHaveProperty('allure-100')
        expect(page.replaceAll(/ href="[^"]*"/g, '')).not.toMatch(/NaN|Infinity/)
      }
    }
    expect(figuresOf({ temps: '999h', allure: '0,1 s' }).figures.distance).toBeCloseTo(3_596_400_000, 0)
  })

  test('nothing in the address is an example, and an address without a swim says what is missing', () => {
    expect(figuresOf('').figures).toMatchObject({ 'allure-100': 103, css: 103 })
    const { figures, page } = figuresOf({ bassin: '50' })
    expect(figures).toEqual({})
    expect(page).toContain('Indiquez une distance et un temps')
  })
})
