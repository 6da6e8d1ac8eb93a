import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { publicPages } from '#app/seo/public-pages.ts'
import { useDatabase } from '#test/database.ts'
import { drawSocialImage } from './draw-social-image.server.ts'
import { withPlainColours } from './plain-colours.ts'
import { socialCardFor } from './social-card.server.ts'
import { socialImageSvg } from './social-image-svg.server.ts'

const clock = standingClock('2027-01-10T08:00:00Z')
const content = await openSiteContent({ showsSamples: true, now: clock.now })
const held = useDatabase()
const services = {
  content,
  clock,
  files: { read: async () => undefined },
  get database() {
    return held.connection.database
  },
}

const names = [
  ...publicPages.map(({ path }) => (path === '/' ? 'accueil' : path.slice(1))),
  'nos-stages/lanzarote',
  'nos-stages/natation/porquerolles',
  'nos-stages/vercors',
  'notre-boutique/collection/course',
  'notre-boutique/produits/maillot-nuit',
  'notre-boutique/produits/trifonction-enchainement-femme',
]

test.each(names)('%s has a light picture of the right size', async (name) => {
  const card = await socialCardFor(services, name)
  if (!card) throw new Error(`no card for ${name}`)
  const picture = await drawSocialImage(card)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  expect(picture.length).toBeLessThan(80_000)
})

test('a picture asked for many times at once is drawn once', async () => {
  const card = await socialCardFor(services, 'accueil')
  if (!card) throw new Error('no card')
  const [first, ...others] = await Promise.all([card, { ...card }, { ...card }].map(drawSocialImage))
  for (const other of others) expect(other).toBe(first)
})

test('words are outlines and colours are plain, so that no font and no style sheet is needed', async () => {
  const card = await socialCardFor(services, 'nos-stages/lanzarote')
  const svg = card ? socialImageSvg(card) : ''
  expect(svg).toContain('<path')
  expect(svg).not.toMatch(/<text|font-family|oklch|var\(|light-dark/)
})

test('the colour and the logo of the club are in the picture', async () => {
  const card = await socialCardFor(services, 'accueil')
  if (!card) throw new Error('no card')
  const logo = { address: 'data:image/png;base64,AA==', width: 300, height: 100, ground: 'light' } as const
  const svg = socialImageSvg({ ...card, accent: '#0a5bb5', logo })
  expect(svg).toContain('<image href="data:image/png;base64,AA=="')
  expect(svg).not.toMatch(/#31d67b|#04231a/)
})

test('the title of a camp and its days are in the picture', async () => {
  const card = await socialCardFor(services, 'nos-stages/lanzarote')
  expect(card).toMatchObject({ title: 'Lanzarote', detail: 'Stage du 26\u00A0avril au 3\u00A0mai 2027' })
})

test('a tool shows what it answers, above its lines and beside no word', async () => {
  const card = await socialCardFor(services, 'nos-outils/calculateur-allure-running')
  expect(card).toMatchObject({ title: 'Allure running', figure: { text: '4′59″', unit: '/km' } })
  if (!card) throw new Error('no card')
  const { figure, ...plain } = card
  expect(figure?.text).toBe('4′59″')
  const added = socialImageSvg(card).replaceAll('y="250"', 'y="0"').replaceAll('height="380"', 'height="630"')
  expect(added.length).toBeGreaterThan(socialImageSvg(plain).length)
  expect(titleBox(socialImageSvg(card)).top).toBeGreaterThan(230)
})

test.each([
  'nos-stages/nulle-part',
  'notre-boutique/produits/nulle-part',
  'notre-boutique/collection/ski',
  'nos-stages/annecy',
  'admin',
  '',
  'accueil/x',
  '../etc',
])('%s has none', async (name) => {
  expect(await socialCardFor(services, name)).toBeUndefined()
})

test.each([
  'Court',
  'Partir, pour mieux revenir',
  'Un titre vraiment très long qui raconte toute une histoire',
])('« %s » is as large as it fits, below the name, and never beyond its room', (title) => {
  const detail = 'Une ligne parmi d’autres, la vôtre. '.repeat(4)
  const { right, top } = titleBox(
    socialImageSvg({ clubName: 'Allure', title, detail, art: 'head-team', look: 'lines' }),
  )
  expect(right).toBeLessThan(690)
  expect(top).toBeGreaterThan(140)
})

test('colours become those any drawing program reads', () => {
  expect(withPlainColours('<style>:root{--a:oklch(1 0 0)}</style><path fill="var(--a)"/>')).toContain(
    'fill="rgb(255,255,255)"',
  )
  expect(withPlainColours('light-dark(oklch(0 0 0/.4),oklch(1 0 0/.2))')).toBe('rgba(0,0,0,.4)')
  expect(withPlainColours('oklch(.628 .2577 29.23)')).toMatch(/^rgb\(25[45],\d,\d\)$/)
})

/** How far the outlines of the title reach to the right, and where the first line's capitals begin. */
function titleBox(svg: string): { right: number; top: number } {
  const title = /<g fill="#f1fbf5">((?:<path transform="translate\(72[^>]*>)+)<\/g>/.exec(svg)?.[1] ?? ''
  const firstBaseline = Number(/translate\(72 ([\d.]+)\)/.exec(title)?.[1])
  const points = [...title.matchAll(/[MLQC]([-\d.]+)[ ,]([-\d.]+)/g)]
  return {
    right: Math.max(...points.map(([, x]) => Number(x))),
    top: firstBaseline + Math.min(...points.map(([, , y]) => Number(y))),
  }
}
