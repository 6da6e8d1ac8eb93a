import { beforeAll, expect, test, vi } from 'vitest'
import { hiddenIn, lanzaroteForm, orderOf, reachRecap } from '../../camps/booking-by-form.ts'
import { editText } from '../../camps/edit-camp.ts'
import { wordsOf } from '../page-words.ts'
import { useClub } from '../use-club.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site, person, get, textOf } = useClub({ SAMPLE_CONTENT: 'on' })
const shirt = 'id: t-shirt, label: T-shirt du stage, price: 20, product: t-shirt-relief, colour: vert-piste'

beforeAll(async () => {
  const option: [string, string] = ['options:', `options:\n  - { ${shirt} }`]
  await editText(site().databaseUrl, 'nosStages/lanzarote.md', [option])
  const shows = async () => expect(await (await get(lanzaroteForm)).text()).toContain('T-shirt du stage')
  await vi.waitFor(shows, { timeout: 60_000, interval: 200 })
}, 90_000)

const sizesIn = ({ text }: { text: string }) =>
  [...text.matchAll(/<option value="(vert-piste-\w+)"([^>]*)>([^<]+)</g)].map(([, , off = '', words = '']) =>
    (off.includes('disabled') ? `(${words})` : words).replaceAll('\u00a0', ' '),
  )

test('the size of a shirt comes from the stock of the shop, is held with the place, and is on the sheet of the coach', async () => {
  const browser = openBrowser(site())
  const form = await browser.get(lanzaroteForm)
  expect(sizesIn(form)).toEqual([
    'taille XS, plus que 3',
    'taille S',
    'taille M',
    'taille L',
    'taille XL',
    '(taille XXL, épuisée)',
  ])
  const own = { paymentMethod: 'card', plan: 'whole' }
  const gone = await reachRecap(browser, 1, { ...own, 'option-t-shirt-1': 'vert-piste-xxl' })
  expect([gone.status, wordsOf(gone)]).toEqual([422, expect.stringContaining('Cette taille vient de partir')])
  const three = { ...own, 'option-t-shirt-1': 'vert-piste-xs', 'option-t-shirt-2': 'vert-piste-xs' }
  const recap = await reachRecap(browser, 2, three)
  expect(wordsOf(recap)).toMatch(/T-shirt du stage, taille XS\s+20\s€/)
  const left = await browser.post(lanzaroteForm, orderOf(recap))
  const page = await browser.follow(await browser.post(left.location ?? '', { card: 'accepted' }))
  expect(wordsOf(page)).toContain('T-shirt du stage, taille XS')
  const address = page.path.replace(/\?.*$/, '')
  expect(sizesIn(await openBrowser(site()).get(lanzaroteForm))[0]).toBe('taille XS, la dernière')

  const asked = await browser.post(`${address}/participants/1/options`, { 'option-t-shirt': 'vert-piste-m' })
  expect(wordsOf(asked)).toContain('Le prix ne change pas.')
  expect((await browser.post(`${address}/participants/1/options`, hiddenIn(asked))).status).toBe(303)
  expect(sizesIn(await openBrowser(site()).get(lanzaroteForm))[0]).toBe('taille XS, plus que 2')

  const coach = await person({ standing: 'admin' })
  const sheet = wordsOf({ text: await textOf('/admin/stages/feuille?stage=lanzarote', coach.headers) })
  expect(sheet).toMatch(/À préparer T-shirt du stage, taille M 1 T-shirt du stage, taille XS 1/)
  const stock = await textOf('/admin/produits/t-shirt-relief/stock', coach.headers)
  expect(wordsOf({ text: stock })).toMatch(/Vert piste, taille XS 2 .*Vert piste, taille M 7 /)
  const telephone = await textOf('/admin/stages/lanzarote/inscrire', coach.headers)
  expect(sizesIn({ text: telephone })[0]).toBe('taille XS, plus que 2')
})

test('a form that is pressed twice is one booking: the last shirts are its own', async () => {
  const browser = openBrowser(site())
  const shirts = { 'option-t-shirt-1': 'vert-piste-xs', 'option-t-shirt-2': 'vert-piste-xs' }
  const recap = await reachRecap(browser, 2, { ...shirts, email: 'deux-fois@exemple.fr' })
  const first = await browser.post(lanzaroteForm, orderOf(recap))
  expect(first.location).toMatch(/^\/inscription\//)
  expect(wordsOf(await openBrowser(site()).get(lanzaroteForm))).toContain('ou il est complet')
  expect((await browser.post(lanzaroteForm, orderOf(recap))).location).toBe(first.location)
})
