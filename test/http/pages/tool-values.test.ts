import { describe, expect, test } from 'vitest'
import { useSite } from '../use-site.ts'
import { figureOf, readToolPage, rowFigure } from './tool-page.ts'

const { get } = useSite()

/** The page of a tool for a query. */
async function ask(tool: string, query: Record<string, string>) {
  const response = await get(`/nos-outils/${tool}?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return readToolPage(await response.text())
}

const nearly = (figure: number) => expect.closeTo(figure, 6)

describe('running pace', () => {
  const tool = 'calculateur-allure-running'

  test('a marathon in 3:29:59', async () => {
    const page = await ask(tool, { distance: 'marathon', temps: '3:29:59', intervalle: '5000' })
    const pace = 12_599 / 42.195
    expect(figureOf(page, 'allure')).toEqual(nearly(pace))
    expect(figureOf(page, 'allure-mile')).toEqual(nearly(pace * 1.609344))
    expect(figureOf(page, 'vitesse')).toEqual(nearly(3600 / pace))
    expect(figureOf(page, 'temps')).toBe(12_599)
    expect(figureOf(page, 'distance')).toBe(42_195)
    expect(figureOf(page, 'tour-400')).toEqual(nearly(pace * 0.4))
    expect(figureOf(page, 'mi-course')).toEqual(nearly(12_599 / 2))
    for (const metres of [5000, 10_000, 35_000, 40_000, 42_195])
      expect(rowFigure(page, String(metres), 'passage')).toEqual(nearly((pace * metres) / 1000))
    expect(rowFigure(page, '42195', 'segment')).toEqual(nearly(pace))
  })

  test.each([['3:29:59'], ['3h29min59'], ['3 h 29 min 59 s'], ['3h 29m 59s'], ['209:59'], ['3:29:59,0']])(
    '%s is the same time',
    async (temps) => {
      expect(figureOf(await ask(tool, { distance: '42,195 km', temps }), 'temps')).toBe(12_599)
    },
  )

  test.each([
    ['5', 5000],
    ['99', 99_000],
    ['100', 100],
    ['21097.5', 21_097.5],
    ['12,5', 12_500],
    ['semi', 21_097.5],
    ['5km', 5000],
    ['1 mile', 1609.344],
  ])('the distance %s', async (distance, metres) => {
    expect(figureOf(await ask(tool, { distance, allure: '5:00', cherche: 'temps' }), 'distance')).toEqual(
      nearly(metres),
    )
  })

  test('two parts are minutes and seconds, unless nobody runs that fast', async () => {
    expect(figureOf(await ask(tool, { distance: '10', temps: '45:30' }), 'temps')).toBe(2730)
    expect(figureOf(await ask(tool, { distance: '42,195', temps: '3:30' }), 'temps')).toBe(12_600)
    expect(figureOf(await ask(tool, { distance: '10', temps: '14:59' }), 'temps')).toBe(899 * 60)
  })

  test('what is sought is computed from the two others', async () => {
    expect(figureOf(await ask(tool, { cherche: 'temps', distance: '10', allure: `4'30"` }), 'temps')).toEqual(
      nearly(2700),
    )
    expect(
      figureOf(await ask(tool, { cherche: 'distance', temps: '1h', allure: '4:00' }), 'distance'),
    ).toEqual(nearly(15_000))
    expect(figureOf(await ask(tool, { cherche: 'temps', distance: '15', vitesse: '12,5' }), 'temps')).toEqual(
      nearly(4320),
    )
  })

  test('a second half faster by 2 % of the mean pace, the total kept', async () => {
    const page = await ask(tool, {
      distance: '10',
      temps: '50:00',
      strategie: 'progressive',
      ecart: '2',
      intervalle: '5000',
    })
    expect(figureOf(page, 'allure')).toEqual(nearly(300))
    expect(figureOf(page, 'mi-course')).toEqual(nearly(5 * 303))
    expect(rowFigure(page, '5000', 'segment')).toEqual(nearly(303))
    expect(rowFigure(page, '10000', 'segment')).toEqual(nearly(297))
    expect(rowFigure(page, '10000', 'passage')).toEqual(nearly(3000))
    const positive = await ask(tool, { distance: '10', temps: '50:00', strategie: 'positive', ecart: '2' })
    expect(figureOf(positive, 'mi-course')).toEqual(nearly(5 * 297))
  })

  test('faster than anybody is computed, and said', async () => {
    const page = await ask(tool, { distance: 'marathon', temps: '1:30:00' })
    expect(figureOf(page, 'allure')).toEqual(nearly(5400 / 42.195))
    expect(page.text).toMatch(/record/i)
  })
})

describe('swim pace', () => {
  const tool = 'calculateur-allure-natation'

  test('1 500 m in 25:45, and a CSS of 6:36 and 3:10', async () => {
    const page = await ask(tool, {
      distance: '1500 m',
      temps: '25:45',
      bassin: '25',
      t400: '6:36',
      t200: '3:10',
      coups: '18',
    })
    expect(figureOf(page, 'allure-100')).toEqual(nearly(103))
    expect(figureOf(page, 'allure-50')).toEqual(nearly(51.5))
    expect(figureOf(page, 'allure-25')).toEqual(nearly(25.75))
    expect(figureOf(page, 'allure-100y')).toEqual(nearly(103 * 0.9144))
    expect(figureOf(page, 'vitesse')).toEqual(nearly(1500 / 1545))
    expect(figureOf(page, 'vitesse-kmh')).toEqual(nearly((1500 / 1545) * 3.6))
    expect(figureOf(page, 'temps')).toBe(1545)
    expect(figureOf(page, 'distance')).toBe(1500)
    expect(figureOf(page, 'css')).toEqual(nearly((396 - 190) / 2))
    expect(figureOf(page, 'swolf')).toEqual(nearly(25.75 + 18))
  })

  test('a CSS of any two swims', async () => {
    const page = await ask(tool, { d1: '1000', t1: '18:00', d2: '300', t2: '5:00' })
    expect(figureOf(page, 'css')).toEqual(nearly(((1080 - 300) / 700) * 100))
  })

  test('a pace by 100 yards', async () => {
    const page = await ask(tool, { distance: '1500', 'allure-yards': '1:30', cherche: 'temps' })
    expect(figureOf(page, 'allure-100')).toEqual(nearly(90 / 0.9144))
    expect(figureOf(page, 'temps')).toEqual(nearly((90 / 0.9144) * 15))
  })

  test.each([
    ['50', 50],
    ['25', 25],
    ['1,9', 1900],
    ['1 km', 1000],
  ])('the distance %s is %s m', async (distance, metres) => {
    expect(figureOf(await ask(tool, { distance, allure: '1:40', cherche: 'temps' }), 'distance')).toBe(metres)
  })

  test.each([
    ['shorter than the shorter one', '3:00', '3:10'],
    ['as long', '3:10', '3:10'],
    ['faster than the shorter one', '395', '200'],
  ])('a test that cannot be (400 m %s) gives no CSS', async (_words, t400, t200) => {
    expect((await ask(tool, { t400, t200 })).figures.has('css')).toBe(false)
  })
})

describe('running equivalence', () => {
  const tool = 'calculateur-equivalence-running'

  const uptake = (speed: number) => -4.6 + 0.182258 * speed + 0.000104 * speed ** 2
  const share = (minutes: number) =>
    0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes)
  const vdotOf = (metres: number, seconds: number) => uptake(metres / (seconds / 60)) / share(seconds / 60)
  const cameronOf = (metres: number) => 13.49681 - 0.000030363 * metres + 835.7114 * metres ** -0.7905
  const speedAt = (need: number) =>
    (-0.182258 + Math.sqrt(0.182258 ** 2 + 4 * 0.000104 * (need + 4.6))) / (2 * 0.000104)

  function purdyOf(metres: number) {
    const speed =
      -11.15895 * Math.exp(-0.03796158 * metres) +
      4.304605 * Math.exp(-0.001646772 * metres) +
      0.5234627 * Math.exp(-0.000410767 * metres) +
      4.03156 * Math.exp(-7.068099e-6 * metres) +
      2.316157 * Math.exp(-5.22099e-9 * metres)
    const a = 85 / (0.0654 - 0.00258 * speed)
    return { standard: metres / speed, a, b: 1 - 1035 / a }
  }

  test.each([
    ['49:59', '50:00', '42195', 8],
    ['41:45', '41:50', '50000', 45],
  ])('from %s to %s nothing jumps', async (temps, next, row, most) => {
    const mean = async (typed: string) =>
      rowFigure(await ask(tool, { distance: '10 km', temps: typed }), row, 'moyenne')
    const moved = (await mean(next)) - (await mean(temps))
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThan(most)
  })

  test('a marathon after Vickers and Vertosick, from one race and from two', async () => {
    const one = { distance: '10 km', temps: '45:30', volume: '48,28032' }
    const speed = 42_195 / (2730 * (42_195 / 10_000) ** 1.07)
    const vickers = 42_195 / (0.16018617 + 0.83076202 * speed + 0.06423826 * 3)
    expect(rowFigure(await ask(tool, one), '42195', 'vickers')).toEqual(nearly(vickers))
    const between = Math.log(6120 / 2730) / Math.log(21_097.5 / 10_000)
    const exponent = 1.4510756 - 0.23797948 * between - 0.01410023 * 3
    const page = await ask(tool, { ...one, distance2: 'semi', temps2: '1:42:00' })
    expect(rowFigure(page, '42195', 'vickers')).toEqual(nearly(6120 * 2 ** exponent))
    expect(figureOf(page, 'reponse')).toBe(rowFigure(page, '42195', 'moyenne'))
  })

  test('10 km in 45:30, by each model', async () => {
    const page = await ask(tool, { distance: '10 km', temps: '45:30' })
    const vdot = figureOf(page, 'vdot')
    expect(vdot).toEqual(nearly(vdotOf(10_000, 2730)))
    for (const metres of [1500, 5000, 21_097.5, 42_195]) {
      const row = String(metres)
      expect(vdotOf(metres, rowFigure(page, row, 'daniels'))).toEqual(expect.closeTo(vdot, 5))
      expect(rowFigure(page, row, 'riegel')).toEqual(nearly(2730 * (metres / 10_000) ** 1.06))
      const cameron = (273 / 1000) * (cameronOf(10_000) / cameronOf(metres)) * metres
      expect(rowFigure(page, row, 'cameron')).toEqual(nearly(cameron))
      const [known, wanted] = [purdyOf(10_000), purdyOf(metres)]
      const points = known.a * (known.standard / 2730 - known.b)
      const purdy = (wanted.a * wanted.standard) / (points + wanted.a * wanted.b)
      expect(rowFigure(page, row, 'purdy')).toEqual(expect.closeTo(purdy, 3))
      const models = ['daniels', 'riegel', 'cameron', 'purdy'].map((model) => rowFigure(page, row, model))
      const mean = rowFigure(page, row, 'moyenne')
      expect(mean).toBeGreaterThanOrEqual(Math.min(...models) - 1e-6)
      expect(mean).toBeLessThanOrEqual(Math.max(...models) + 1e-6)
    }
  })

  test('training paces of a VDOT alone', async () => {
    const page = await ask(tool, { vdot: '50' })
    expect(figureOf(page, 'vdot')).toBe(50)
    const threshold = 60_000 / speedAt(0.88 * 50)
    expect(rowFigure(page, 'T', 'allure')).toEqual(nearly(threshold))
    expect(rowFigure(page, 'T', 'temps-400')).toEqual(nearly(threshold * 0.4))
    const interval = 60_000 / speedAt(0.975 * 50)
    expect(rowFigure(page, 'I', 'temps-1000')).toEqual(nearly(interval))
    expect(rowFigure(page, 'R', 'temps-400')).toEqual(nearly(interval * 0.4 - 6))
    expect(rowFigure(page, 'E-lent', 'allure')).toEqual(nearly(60_000 / speedAt(0.63 * 50)))
    expect(rowFigure(page, 'E-rapide', 'allure')).toEqual(nearly(60_000 / speedAt(0.735 * 50)))
    const marathon = rowFigure(page, 'M', 'allure')
    expect(vdotOf(42_195, marathon * 42.195)).toEqual(expect.closeTo(50, 4))
  })

  test('two races make an exponent of one’s own', async () => {
    const page = await ask(tool, { distance: '10 km', temps: '45:00', distance2: 'semi', temps2: '1:40:00' })
    expect(figureOf(page, 'exposant')).toEqual(nearly(Math.log(6000 / 2700) / Math.log(2.10975)))
  })

  test('a half-Cooper of 1 500 m', async () => {
    const page = await ask(tool, { 'demi-cooper': '1500' })
    expect(figureOf(page, 'vma')).toEqual(nearly(15))
    expect(rowFigure(page, 'vma-70', 'allure')).toEqual(nearly(3600 / 10.5))
    expect(rowFigure(page, 'vma-100', 'temps-400')).toEqual(nearly(96))
  })

  // Factors of the 2025 road tables (CC0): men of 50 on 10 km, open standard 1584 s.
  test('an age grade', async () => {
    const page = await ask(tool, { distance: '10 km', temps: '40:00', age: '50', sexe: 'h' })
    const factor = 0.8886
    expect(figureOf(page, 'age-grade')).toEqual(expect.closeTo((100 * 1584) / factor / 2400, 2))
    expect(figureOf(page, 'temps-equivalent-age')).toEqual(expect.closeTo(2400 * factor, 1))
  })
})

describe('triathlon time', () => {
  const tool = 'calculateur-temps-triathlon'

  test('a format M, each leg and their sum', async () => {
    const page = await ask(tool, {
      format: 'M',
      natation: '2:00',
      velo: '30',
      course: '5:00',
      t1: '2:00',
      t2: '1:30',
      ralentissement: '5',
    })
    const legs = { natation: 1800, t1: 120, velo: 4800, t2: 90, course: 3150 }
    for (const [name, seconds] of Object.entries(legs)) expect(figureOf(page, name)).toEqual(nearly(seconds))
    expect(figureOf(page, 'total')).toEqual(nearly(9960))
  })

  test.each([
    ['XS', 400, 10_000, 2500],
    ['S', 750, 20_000, 5000],
    ['M', 1500, 40_000, 10_000],
    ['L', 3000, 80_000, 20_000],
    ['L-113', 1900, 90_000, 21_097.5],
    ['XL', 4000, 120_000, 30_000],
    ['XXL', 3800, 180_000, 42_195],
  ])('the distances of %s', async (format, swim, bike, run) => {
    const page = await ask(tool, { format })
    const distances = ['natation', 'velo', 'course'].map((leg) => figureOf(page, `distance-${leg}`))
    expect(distances).toEqual([swim, bike, run])
  })
})
