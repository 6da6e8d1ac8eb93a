import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'
import { adding, bottle, cart, keyOf, plain, quantityIn, shirt } from './cart-page.ts'

const { site } = useSite()
const kept = `${keyOf(bottle)}.1.1600`
test.each<[string, Record<string, string>, number, string]>([
  [
    'a product nobody knows',
    adding({ ...shirt, identifier: 'ski', quantity: '1' }),
    404,
    'n’est plus à la boutique',
  ],
  [
    'a variant nobody knows',
    adding({ ...shirt, variant: 'rose', quantity: '1' }),
    404,
    'n’est plus à la boutique',
  ],
  [
    'no variant',
    adding({ identifier: shirt.identifier, quantity: '1' }),
    422,
    'avec sa taille et sa couleur',
  ],
  ['markup for a variant', adding({ ...shirt, variant: '<script>', quantity: '1' }), 422, 'avec sa taille'],
  ['none', adding({ ...shirt, quantity: '0' }), 422, 'de 1 à 10'],
  ['less than none', adding({ ...shirt, quantity: '-3' }), 422, 'de 1 à 10'],
  ['half of one', adding({ ...shirt, quantity: '1,5' }), 422, 'de 1 à 10'],
  ['too many at once', adding({ ...shirt, quantity: '99999999999999999999' }), 422, 'de 1 à 10'],
  ['words for a quantity', adding({ ...shirt, quantity: 'deux' }), 422, 'de 1 à 10'],
  ['no quantity', adding(shirt), 422, 'de 1 à 10'],
  ['no such act', { intent: 'steal' }, 422, 'n’a pas été comprise'],
  ['no act', {}, 422, 'n’a pas été comprise'],
  ['nothing to put back', { intent: 'restore', line: '%00' }, 422, 'n’a pas été comprise'],
  ['a quantity typed wrong', { intent: 'change', ...bottle, quantity: 'dix' }, 422, 'en chiffres, de 1 à 10'],
  ['a line removed elsewhere', { intent: 'change', ...shirt, quantity: '2' }, 409, 'dans une autre fenêtre'],
])('%s is said, and the cart stays', async (_, fields, status, words) => {
  const browser = openBrowser(site())
  browser.setCookie('panier', kept)
  const answer = await browser.post(cart, fields)
  expect(answer.status).toBe(status)
  expect(plain(answer)).toContain(words)
  expect(answer.text).toContain('role="alert"')
  expect(browser.cookie('panier')).toBe(kept)
  expect(plain(answer)).toContain('Gourde Relief')
})

test('what was typed wrong is still there, beside its message', async () => {
  const browser = openBrowser(site())
  browser.setCookie('panier', kept)
  const answer = await browser.post(cart, { intent: 'change', ...bottle, quantity: '1,5' })
  expect(quantityIn(answer)).toBe('1,5')
  expect(answer.text).toMatch(/id="quantite-gourde-relief-blanc-craie"[^>]*aria-describedby/)
})

test('a price in the form is nobody’s business', async () => {
  const browser = openBrowser(site())
  await browser.post(cart, adding({ ...bottle, quantity: '1', priceCents: '1', seenCents: '1', prix: '0' }))
  expect(browser.cookie('panier')).toBe(`${keyOf(bottle)}.1.1600`)
  await browser.post(cart, { intent: 'restore', line: `0.${keyOf(shirt)}.1.99999` })
  expect(browser.cookie('panier')).not.toContain('99999')
})

test('a full cart takes nothing more, and says so', async () => {
  const full = Array.from({ length: 50 }, (_, index) => `article-${index}.m.1.100`).join('_')
  const browser = openBrowser(site())
  browser.setCookie('panier', full)
  const answer = await browser.post(cart, adding({ ...shirt, quantity: '1' }))
  expect(answer.status).toBe(409)
  expect(plain(answer)).toContain('Votre panier est plein')
})

test('a body that is no form is refused', async () => {
  const answer = await fetch(site().url + cart, {
    method: 'POST',
    body: 'ceci n’est pas un formulaire',
    headers: { origin: site().url, 'content-type': 'text/plain' },
  })
  expect(answer.status).toBe(400)
})

test.each([
  ['bytes', '%00%ff'],
  ['separators', '__________'],
  ['JSON', '[{"identifier":"a","quantity":2}]'],
  ['less than none', 'maillot-nuit.ardoise-m.-3.1'],
  ['a figure of another kind', 'maillot-nuit.ardoise-m.1e9.1'],
  ['a path', '../../etc.passwd.1.1'],
  ['more than a cookie holds', 'x'.repeat(6000)],
  ['names of the language', '__proto__.constructor.1.1_a.toString.1.1'],
])('a forged cookie (%s) is never an error', async (_, value) => {
  const browser = openBrowser(site())
  browser.setCookie('panier', value)
  const page = await browser.get(cart)
  expect(page.status).toBe(200)
  expect(plain(page)).toContain('Une partie de votre panier était illisible')
  const answer = await browser.post(cart, adding({ ...bottle, quantity: '1' }))
  expect(answer.status).toBe(303)
  expect(browser.cookie('panier')).toBe(kept)
})

test('a line one can read is kept beside those one cannot', async () => {
  const browser = openBrowser(site())
  browser.setCookie('panier', `%%%_${kept}_maillot.m`)
  const page = await browser.get(cart)
  expect(plain(page)).toContain('Gourde Relief')
  expect(browser.cookie('panier')).toBe(kept)
})
