import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'
import { readToolPage } from './tool-page.ts'

const { get } = useSite()
const path = '/nos-outils/strava-story-sharing'
const run = 'sport=course&distance=10+km&temps=42%3A30&titre=Corrida&denivele=84'

async function picture(search: string) {
  const response = await get(`${path}/image.png?${search}`)
  expect([search, response.status, response.headers.get('content-type')]).toEqual([search, 200, 'image/png'])
  return sharp(Buffer.from(await response.arrayBuffer()))
}

test('without JavaScript the page has the figures of what is typed and its picture', async () => {
  const response = await get(`${path}?${run}&modele=anneau&palette=sable`)
  const html = await response.text()
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const { figures, text } = readToolPage(html)
  const value = (name: string) => figures.get(name)?.[0]?.value
  expect([value('distance'), value('temps'), value('allure'), value('denivele')]).toEqual([
    10_000, 2550, 255, 84,
  ])
  expect(text).toContain('Corrida')
  expect(html).toContain(`${path}/image.png?sport=course&amp;distance=10+km`)
})

test('the page of nobody in particular is public, with the sample in it', async () => {
  const response = await get(path)
  expect(response.headers.get('cache-control')).toMatch(/^public\b/)
  expect((await response.text()).match(/data-nom="distance" value="18\d{3}/)).not.toBeNull()
})

test.each([
  ['story', 1920],
  ['portrait', 1350],
  ['carre', 1080],
])('the picture in %s is exactly 1080 × %i, and holds nothing but pixels', async (format, height) => {
  const metadata = await (
    await picture(`${run}&modele=sans-trace&palette=bassin&format=${format}`)
  ).metadata()
  expect([metadata.width, metadata.height, metadata.format]).toEqual([1080, height, 'png'])
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.comments]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a transparent one is clear in its corners and drawn in its middle', async () => {
  const { data, info } = await (
    await picture(`${run}&modele=anneau&format=carre&transparent=1`)
  )
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
  expect([alpha(0, 0), alpha(1079, 0), alpha(0, 1079), alpha(1079, 1079)]).toEqual([0, 0, 0, 0])
  expect(data.filter((value, index) => index % 4 === 3 && value > 200).length).toBeGreaterThan(20_000)
})

test('each query is its own picture, the sample’s is kept for everybody', async () => {
  const bytes = async (search: string) =>
    Buffer.from(await (await get(`${path}/image.png${search}`)).arrayBuffer())
  const sample = await get(`${path}/image.png`)
  expect(sample.headers.get('cache-control')).toMatch(/^public\b/)
  const drawn = await Promise.all(['', `?${run}`, `?${run}&palette=sable`, '?palette=sable'].map(bytes))
  expect(new Set(drawn.map((one) => one.toString('base64'))).size).toBe(4)
})

test.each([
  ['distance=10+km&temps=abc', /Exemple|exemple|temps/i],
  ['distance=-3', /distance/i],
  ['distance=10+km&temps=0%3A05%3A00', /Personne/],
  [`${run}&modele=cubisme`, /modèle.*faisceau, anneau/],
  [`${run}&palette=rose`, /palette/],
  [`${run}&format=a4`, /format/],
  [`${run}&transparent=peut-être`, /transparent/],
  ['sport=curling&distance=10+km&temps=42%3A30', /Sport inconnu/],
  ['titre=Seul', /distance ou un temps/],
])('%s is refused with a sentence', async (search, sentence) => {
  const response = await get(`${path}/image.png?${search}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8'])
  expect(await response.text()).toMatch(sentence)
})

test('a form that was sent with nothing typed gives the sample in the chosen look', async () => {
  const empty = 'sport=course&distance=&temps=&denivele=&titre=&modele=relief&palette=sable&format=carre'
  const { width, height } = await (await picture(empty)).metadata()
  expect([width, height]).toEqual([1080, 1080])
  const html = await (await get(`${path}?${empty}`)).text()
  expect(html).not.toContain('Indiquez une distance')
  expect(html).toContain('modele=relief&amp;palette=sable')
  expect(html).toContain('il faut JavaScript pour l’ouvrir')
})

test('a camp is drawn with its title, its place and its days', async () => {
  const camp = 'titre=Lanzarote&lieu=Playa+Blanca&du=2026-11-14&au=2026-11-20'
  const { width } = await (await picture(camp)).metadata()
  expect(width).toBe(1080)
  const html = await (await get(`${path}?${camp}`)).text()
  const { text } = readToolPage(html)
  expect(text.replaceAll(/\s/g, ' ')).toContain('Du 14 au 20 novembre 2026, Playa Blanca')
  expect(html).toMatch(/<input type="hidden" name="du" value="2026-11-14"/)
  expect(html).not.toContain('data-nom="distance"')
})

test('the club’s templates are links to pictures, also in miles', async () => {
  const html = await (await get(`${path}?${run}&unite=mi`)).text()
  const [, link = ''] = /<a [^>]*href="(\?[^"]*modele=anneau[^"]*)"[^>]*>Jour de course/.exec(html) ?? []
  expect(link).toContain('unite=mi')
  await picture(link.slice(1).replaceAll('&amp;', '&'))
  const { figures, text } = readToolPage(html)
  expect(figures.get('distance')?.[0]?.value).toBe(10_000)
  expect(text.replaceAll(/\s/g, ' ')).toContain('6,21 mi')
  expect(text).toContain('6′50″/mi')
})

test('the result of a triathlon is one in the form too', async () => {
  const html = await (await get(`${path}?sport=triathlon&distance=51,5+km&temps=2%3A31%3A40`)).text()
  expect(html).toMatch(/<option value="triathlon" selected/)
})

test.each(['<script>alert(1)</script>', '🏃'.repeat(60), '9'.repeat(400), '&amp;"\'', '\u202e'])(
  'the title %j harms neither the page nor the picture',
  async (title) => {
    const search = `sport=course&distance=10+km&temps=42%3A30&titre=${encodeURIComponent(title)}`
    expect(await (await get(`${path}?${search}`)).text()).not.toContain('<script>alert')
    await picture(search)
  },
)
