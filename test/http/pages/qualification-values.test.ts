import { describe, expect, test } from 'vitest'
import { useSite } from '../use-site.ts'
import { figureOf, readToolPage, rowFigure } from './tool-page.ts'

const { get, post } = useSite()

const nearly = (figure: number) => expect.closeTo(figure, 6)

/** The page of a tool for a query. */
async function ask(tool: string, query: Record<string, string>) {
  const response = await get(`/nos-outils/${tool}?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return readToolPage(await response.text())
}

describe('qualification', () => {
  const tool = 'ironman-age-group-qualification-system'
  const places = {
    course: 'slots',
    places: '40',
    'partants-h': '1600',
    'partants-f': '400',
    'groupes-h': '12',
    'groupes-f': '10',
  }

  test('a graded time, and what it is worth in other age groups', async () => {
    const page = await ask(tool, { ...places, systeme: '2025-07', groupe: 'F40-44', temps: '10:30:00' })
    expect(figureOf(page, 'facteur')).toBe(0.8707)
    expect(figureOf(page, 'temps-gradue')).toEqual(nearly(37_800 * 0.8707))
    expect(rowFigure(page, 'M50-54', 'temps')).toEqual(nearly((37_800 * 0.8707) / 0.9002))
    expect(rowFigure(page, 'M30-34', 'temps')).toEqual(nearly(37_800 * 0.8707))
  })

  test.each([
    ['2025-11', 'F40-44', 0.9699],
    ['2025-11', 'M40-44', 0.9683],
    ['703-2025', 'M40-44', 0.9262],
  ])('the factor of %s, %s', async (systeme, groupe, factor) => {
    const page = await ask(tool, { ...places, systeme, groupe, temps: '10:00:00' })
    expect(figureOf(page, 'facteur')).toBe(factor)
    expect(figureOf(page, 'temps-gradue')).toEqual(nearly(36_000 * factor))
  })

  test('places: one a group, the rest by the share of starters', async () => {
    const page = await ask(tool, { ...places, systeme: '2025-11', groupe: 'M40-44', temps: '10:00:00' })
    expect([figureOf(page, 'auto-h'), figureOf(page, 'auto-f')]).toEqual([12, 10])
    expect([figureOf(page, 'pool-h'), figureOf(page, 'pool-f')]).toEqual([14, 4])
  })

  test('places of a 70.3: as many for men as for women', async () => {
    const page = await ask(tool, { ...places, places: '70', systeme: '703-2025', groupe: 'M40-44' })
    expect([figureOf(page, 'pool-h'), figureOf(page, 'pool-f')]).toEqual([35 - 12, 35 - 10])
  })

  /** Two groups of men, one of women; three of the five places are automatic, two are left. */
  const results = [
    'M40-44\t9:00:00',
    'F40-44\t10:00:00',
    'M45-49\t9:30:00',
    'M40-44\t9:10:00',
    'M45-49\t9:32:00',
  ]

  async function postResults(list: string) {
    const body = new URLSearchParams({
      ...places,
      places: '5',
      systeme: '2025-11',
      acceptation: '100',
      resultats: list,
      calculer: '',
    })
    const response = await post(`/nos-outils/${tool}`, body)
    return { status: response.status, html: await response.text(), headers: response.headers }
  }

  test('a list that is posted is ranked by graded time, its places taken, and kept by nobody', async () => {
    const { status, html, headers } = await postResults(results.join('\n'))
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const rows = [...html.matchAll(/<tr data-ligne="(\d+)"[^>]*>(.*?)<\/tr>/gs)].map(
      ([, line, cells = '']) => {
        const value = (name: string) => new RegExp(`data-nom="${name}" value="([^"]*)"`).exec(cells)?.[1]
        return [
          line,
          value('rang'),
          value('groupe'),
          Number(value('temps-gradue')).toFixed(1),
          value('place'),
        ]
      },
    )
    // Factors of November 2025: M40-44 0.9683, M45-49 0.9401, F40-44 0.9699.
    expect(rows).toEqual([
      ['1', '1', 'M40-44', '31372.9', 'auto'],
      ['4', '2', 'M40-44', '31953.9', 'pool'],
      ['3', '3', 'M45-49', '32151.4', 'auto'],
      ['5', '4', 'M45-49', '32264.2', 'pool'],
      ['2', '1', 'F40-44', '34916.4', 'auto'],
    ])
  })

  test('a wide list of thousands is taken, one of several megabytes is not', async () => {
    const line = `12;Une athlète;FRA;${'colonne;'.repeat(15)}F40-44;10:00:00`
    expect((await postResults(`${line}\n`.repeat(4000))).status).toBe(200)
    expect((await postResults(`${line}\n`.repeat(16_000))).status).toBe(413)
  })

  test.each(['', 'rien à lire', '\u{1F3CA}'.repeat(2000)])(
    'a list nobody can read is refused with a word',
    async (list) => {
      const { status, html } = await postResults(list)
      expect(status).toBeLessThan(500)
      expect(readToolPage(html).text).not.toMatch(/NaN|undefined/)
    },
  )

  // The last one: nobody posts a list from here afterwards.
  test(
    'a list of more than 5 000 lines, and one too many, are refused unread',
    { timeout: 60_000 },
    async () => {
      const line = 'M40-44;9:00:00\n'
      expect((await postResults(line.repeat(5000))).status).toBe(200)
      const { status, html } = await postResults(line.repeat(5001))
      expect(status).toBe(422)
      expect(html).toMatch(/Cette liste dépasse 5\s000\slignes/)
      expect(html).not.toContain('M40-44;9:00:00')
      const one = () =>
        post(`/nos-outils/${tool}`, new URLSearchParams({ ...places, resultats: line, calculer: '' }))
      const statuses = new Set<number>()
      for (let count = 0; count < 61; count += 1) statuses.add((await one()).status)
      const last = await one()
      expect(last.status).toBe(429)
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await last.text()).toContain('Trop de listes en peu de temps.')
      expect([...statuses]).toContain(429)
    },
  )
})
