import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readEdits, reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { correctStock } from '#app/domain/shop/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { startBuiltSite } from '../../built-site.ts'
import { useDatabase } from '../../database.ts'
import type { TestSite } from '../../site-process.ts'
import { openBrowser } from '../visitor-browser.ts'
import { adding, bottle, cart, keyOf, plain, quantityIn, shirt, wordsIn } from './cart-page.ts'

const held = useDatabase()
let site: TestSite
beforeAll(async () => {
  site = await startBuiltSite({ DATABASE_URL: held.url })
})
afterAll(() => site.stop())

const leave = async ({ identifier, variant }: typeof shirt, pieces: number) => {
  const services = { database: held.connection.database, clock: systemClock }
  const wish = { identifier, variant, reason: 'correction' as const, pieces: { to: pieces }, author: 'test' }
  const answer = await correctStock(services, wish)
  if (!answer.ok && !answer.message.includes('déjà')) throw new Error(answer.message)
}
/** A browser whose cart holds this, and its cart as it is shown. */
async function shown(value: string) {
  const browser = openBrowser(site)
  if (value !== '') browser.setCookie('panier', value)
  return { browser, page: await browser.get(cart) }
}

describe('without a script', () => {
  test('pieces are put in, changed, taken out and put back, and each answer says so', async () => {
    await leave(shirt, 20)
    const browser = openBrowser(site)
    const added = await browser.post(cart, adding({ ...shirt, quantity: '2' }))
    expect(added.status).toBe(303)
    expect(browser.cookie('panier')).toMatch(/^maillot-couloirs-homme\.vert-piste-m\.2\.\d+$/)
    const first = await browser.follow(added)
    expect(plain(first)).toContain('Maillot Couloirs, homme (vert piste, taille M) est dans votre panier.')
    expect(quantityIn(first)).toBe('2')

    const more = await browser.follow(
      await browser.post(cart, { intent: 'change', ...shirt, quantity: '2', to: '3' }),
    )
    expect(plain(more)).toContain('taille M) : 3 exemplaires.')
    const typed = await browser.follow(
      await browser.post(cart, { intent: 'change', ...shirt, quantity: ' 5 ' }),
    )
    expect(quantityIn(typed)).toBe('5')

    const removed = await browser.follow(await browser.post(cart, { intent: 'remove', ...shirt }))
    expect(browser.cookie('panier')).toBeUndefined()
    expect(plain(removed)).toContain('n’est plus dans votre panier.')
    expect(plain(removed)).toContain('Votre panier est vide.')
    const line = /name="line" value="([^"]*)"/.exec(removed.text)?.[1] ?? ''
    const back = await browser.follow(await browser.post(cart, { intent: 'restore', line }))
    expect(plain(back)).toContain('est de retour dans votre panier.')
    expect(quantityIn(back)).toBe('5')
    const twice = await browser.follow(await browser.post(cart, { intent: 'restore', line }))
    expect(quantityIn(twice)).toBe('5')

    const none = await browser.follow(
      await browser.post(cart, { intent: 'change', ...shirt, quantity: '1', to: '0' }),
    )
    expect(plain(none)).toContain('n’est plus dans votre panier.')
  })

  test('pieces of one variant join; above ten it is said', async () => {
    await leave(shirt, 20)
    const browser = openBrowser(site)
    await browser.post(cart, adding({ ...shirt, quantity: '6' }))
    const page = await browser.follow(await browser.post(cart, adding({ ...shirt, quantity: '6' })))
    expect(quantityIn(page)).toBe('10')
    expect(plain(page)).toContain('Dix exemplaires d’un article au plus')
    const changed = await browser.follow(
      await browser.post(cart, { intent: 'change', ...shirt, quantity: '500' }),
    )
    expect(plain(changed)).toContain('Dix exemplaires d’un article au plus')
    expect(quantityIn(changed)).toBe('10')
  })

  test('the page lists lines, fees, payment methods, zones and rights, and leads on', async () => {
    const { page } = await shown(`${keyOf(shirt)}.1.`)
    const text = plain(page)
    for (const words of [
      'Sous-total, 1 article',
      '54,00 €',
      'Livraison à domicile France métropolitaine, 3 à 5 jours ouvrés, offerte dès 90 €',
      '6,90 €',
      'outre-mer',
      'Remise à l’entraînement',
      'Gratuite',
      'Plus que 36 € pour une livraison à domicile offerte',
      'Moyens de paiement acceptés',
      'virement',
      'toutes taxes comprises',
      'TVA non applicable',
      'Rétractation : 14 jours',
      'Renoncer au contrat ici',
      'garantie légale de conformité',
      'Médiateur de la consommation',
      'Expédié ou prêt à être remis au plus tard le',
    ])
      expect(text).toContain(words)
    expect(page.text).toMatch(/href="\/commande"[^>]*>.*Passer la commande/)
  })

  test('an empty cart says so and leads to the shop; nothing leads to an order', async () => {
    const { page } = await shown('')
    expect(page.status).toBe(200)
    expect(plain(page)).toContain('Votre panier est vide.')
    expect(page.text).toContain('href="/notre-boutique/collection/course"')
    expect(page.text).not.toContain('href="/commande"')
    expect(page.headers.getSetCookie()).toEqual([])
  })

  test('a browser that refuses cookies is told', async () => {
    const page = await openBrowser(site).get(`${cart}?fait=ajout&article=${keyOf(shirt)}`)
    expect(plain(page)).toContain('Votre navigateur refuse les cookies de ce site')
  })
})

describe('its answers', () => {
  test('belong to one visitor and stay with them', async () => {
    const browser = openBrowser(site)
    const page = await browser.get(cart)
    const answer = await browser.post(cart, adding({ ...shirt, quantity: '1' }))
    const data = await browser.get(`${cart}.data`)
    for (const { headers } of [page, answer, data]) {
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
    expect(page.text).toContain('<meta name="robots" content="noindex, nofollow"/>')
  })

  test('set a cookie of three days that the badge can read', async () => {
    const answer = await openBrowser(site).post(cart, adding({ ...shirt, quantity: '1' }))
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^panier=[a-z\d.-]+; Max-Age=259200; Path=\/; SameSite=Lax$/),
    ])
  })

  test('set it for https only in production', async () => {
    const secure = await startBuiltSite({
      DATABASE_URL: held.url,
      LOG_LEVEL: 'silent',
      SITE_URL: 'https://club.example',
      APP_SECRET: 'a secret of the tests that is long enough',
      SAMPLE_CONTENT: 'true',
    })
    try {
      const answer = await openBrowser(secure).post(cart, adding({ ...shirt, quantity: '1' }))
      expect(answer.headers.getSetCookie()[0]).toMatch(/; SameSite=Lax; Secure$/)
    } finally {
      await secure.stop()
    }
  })

  test('are refused to a form of another site', async () => {
    const answer = await fetch(site.url + cart, {
      method: 'POST',
      body: new URLSearchParams(adding({ ...shirt, quantity: '1' })),
      headers: { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('what changed since', () => {
  test('a sold-out variant is not put in', async () => {
    await leave(shirt, 0)
    const browser = openBrowser(site)
    const kept = `${keyOf(bottle)}.1.1600`
    browser.setCookie('panier', kept)
    const answer = await browser.post(cart, adding({ ...shirt, quantity: '1' }))
    expect([answer.status, browser.cookie('panier')]).toEqual([409, kept])
    expect(plain(answer)).toContain('vient d’être épuisé')
    await leave(shirt, 20)
  })

  test('a missing product and a sold-out one are named once, then they are out of the cart', async () => {
    await leave(shirt, 0)
    const { browser, page } = await shown(`disparu.x.2.100_${keyOf(shirt)}.1._${keyOf(bottle)}.1.1600`)
    const missing = wordsIn(page, 'Ne sont plus dans votre panier', 'Récapitulatif')
    expect(missing).toContain('Disparu Cet article n’est plus à la boutique.')
    expect(missing).toContain('Maillot Couloirs, homme , Vert piste, taille M Épuisé')
    expect(wordsIn(page, 'Sous-total,', '€')).toContain('1 article')
    expect(browser.cookie('panier')).toBe(`${keyOf(bottle)}.1.1600`)
    expect(plain(await browser.get(cart))).not.toContain('Ne sont plus')
    await leave(shirt, 20)
  })

  test('of too few pieces those that are left are taken, and it is said', async () => {
    await leave(shirt, 3)
    const { browser, page } = await shown(`${keyOf(shirt)}.8.5400`)
    expect(plain(page)).toContain('Plus que 3 en stock : la quantité passe de 8 à 3.')
    expect(quantityIn(page)).toBe('3')
    const again = await browser.get(cart)
    expect(plain(again)).not.toContain('passe de')
    expect(plain(again)).toContain('Plus que 3 en stock.')
    await leave(shirt, 20)
  })

  test('a page fetched ahead tells nobody, so it is said at the next', async () => {
    const value = `${keyOf(bottle)}.1.9900`
    const cookie = `panier=${value}`
    const ahead = await fetch(site.url + cart, { headers: { cookie, 'sec-purpose': 'prefetch' } })
    expect(ahead.headers.getSetCookie()).toEqual([])
    const { page } = await shown(value)
    expect(plain(page)).toContain('Le prix a changé depuis votre ajout : 16 € au lieu de 99 €.')
  })

  test('the price is the catalogue’s at each look', async () => {
    const { database } = held.connection
    const overlay = { read: () => readEdits(database) }
    const content = await openSiteContent({ showsSamples: true, now: systemClock.now, overlay })
    const browser = openBrowser(site)
    await browser.post(cart, adding({ ...bottle, quantity: '2' }))
    const file = readFileSync(join(import.meta.dirname, '../../../content/shop/gourde-relief.yml'), 'utf8')
    const edit = { collection: 'shop', file: 'gourde-relief.yml', author: 'test' }
    const text = file.replace(/^price: .*$/m, 'price: 18.5')
    const services = { database, content, clock: systemClock }
    expect((await reviseDocument(services, { ...edit, text })).outcome).toBe('saved')
    content.close()
    const words = 'Le prix a changé depuis votre ajout : 18,50 € au lieu de 16 €.'
    const look = async () => plain((await shown(`${keyOf(bottle)}.2.1600`)).page)
    await expect.poll(look, { timeout: 3000, interval: 20 }).toContain(words)
    const page = await browser.get(cart)
    expect(plain(page)).toContain(words)
    expect(wordsIn(page, 'Sous-total, 2 articles', 'Réception')).toContain('37,00 €')
    expect(plain(await browser.get(cart))).not.toContain('Le prix a changé')
  })
})
