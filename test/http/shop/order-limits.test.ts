import { expect, onTestFinished, test } from 'vitest'
import { startBuiltSite } from '../../built-site.ts'
import { confirmationIn, pressButton, reachRecap, type Typed } from '../../orders/buying.ts'
import { wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const settings = { TRUST_PROXY: 'on', APP_SECRET: 'of-the-site-and-of-another-instance-of-it' }
const { site } = useSite(settings)
const visit = () => openBrowser(site())

const bottle = 'gourde-relief.blanc-craie.1.1600'
// More than the shop has of them: what is wanted counts.
const fortyPieces = [
  'maillot-couloirs-femme.ardoise-m.10.',
  'maillot-couloirs-femme.ardoise-s.10.',
  't-shirt-relief.blanc-craie-s.10.',
  'maillot-nuit.ardoise-l.10.',
].join('_')

type Browser = ReturnType<typeof visit>

async function press(browser: Browser, cart: string, change: Typed) {
  return pressButton(browser, confirmationIn(await reachRecap(browser, cart, change)))
}

test('nobody empties the shop with orders they do not pay; by card, and for others, it is open', async () => {
  const browser = visit()
  expect((await press(browser, bottle, { email: 'un@exemple.fr' })).status).toBe(303)
  const refused = await press(browser, fortyPieces, { email: 'deux@exemple.fr' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(wordsOf(refused)).toContain('Quarante articles par jour au plus')
  expect(browser.cookie('panier')).toBe(fortyPieces)
  expect((await press(browser, bottle, { email: 'trois@exemple.fr' })).status).toBe(303)
  expect((await press(visit(), bottle, { email: 'quatre@exemple.fr' })).status).toBe(303)
  expect(
    (await press(browser, fortyPieces, { email: 'cinq@exemple.fr', paymentMethod: 'card' })).status,
  ).toBe(303)
})

test('nobody keeps all there is of one product without paying, from another instance either; by card it is open', async () => {
  const { stop, url } = await startBuiltSite({ ...settings, DATABASE_URL: site().databaseUrl })
  onTestFinished(stop)
  const instance = { url: site().url }
  const browser = openBrowser(instance)
  const cart = 'gourde-isotherme.bleu-bassin.6.'
  expect((await press(browser, cart, { email: 'six@exemple.fr' })).status).toBe(303)
  instance.url = url
  const refused = await press(browser, cart, { email: 'sept@exemple.fr' })
  expect(refused.status).toBe(429)
  expect(wordsOf(refused)).toContain('La moitié d’un article au plus')
  expect((await press(browser, cart, { email: 'huit@exemple.fr', paymentMethod: 'card' })).status).toBe(303)
})

test('one large order pressed twice is one order', async () => {
  const browser = visit()
  const shown = confirmationIn(await reachRecap(browser, fortyPieces, { email: 'grande@exemple.fr' }))
  const answers = await Promise.all([1, 2].map(() => pressButton(browser, shown)))
  expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
})

test('who answers for a minor gets no more mails of orders than a buyer', async () => {
  const browser = visit()
  const minor = (name: string) => ({
    email: `${name}@exemple.fr`,
    isMinor: 'on',
    guardianName: 'Camille Martin',
    guardianEmail: 'parent@exemple.fr',
    guardianAgrees: 'on',
  })
  for (let time = 0; time < 12; time += 1) {
    const shown = confirmationIn(await reachRecap(browser, bottle, minor(`mineur-${time}`)))
    expect((await pressButton(browser, { ...shown, recap: '0'.repeat(64) })).status).toBe(409)
  }
  expect((await press(browser, bottle, minor('mineur-12'))).status).toBe(429)
})
