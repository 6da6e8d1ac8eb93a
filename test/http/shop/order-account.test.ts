import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { confirmationIn, pressButton, putInCart, recapPath, sendForm, sentTo } from '../../orders/buying.ts'
import { wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite({ TRUST_PROXY: 'on' })

async function signIn() {
  const email = `acheteuse-${randomUUID()}@club.example`
  await makeAccount(site().databaseUrl, { standing: 'member', email })
  const browser = openBrowser(site())
  for (const { name, value } of await sessionCookies(site().url, email)) browser.setCookie(name, value)
  return browser
}

test('signed in, the form knows the person, and the order is in their account', async () => {
  const browser = await signIn()
  expect(wordsOf(await browser.get('/compte/commandes'))).toContain('Aucune commande pour le moment.')

  putInCart(browser, 'gourde-relief.blanc-craie.2.1600')
  const form = await browser.get('/commande')
  const valueOf = (name: string) =>
    new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]+)"`).exec(form.text)?.[1]
  expect(valueOf('email')).toMatch(/@/)
  expect(form.text).not.toContain('Connectez-vous')
  expect((await browser.get('/commande?connexion=1')).location).toBe('/commande')

  const email = valueOf('email') ?? ''
  await sendForm(browser, { email, ...sentTo })
  const recap = await browser.get(recapPath)
  const ordered = await pressButton(browser, confirmationIn(recap))
  const list = await browser.get('/compte/commandes')
  expect(wordsOf(list)).toMatch(/Commande n° \d{4}-\d{4} En attente de paiement/)
  expect(wordsOf(list)).toContain('2 × Gourde Relief')
  expect(list.text).toContain(`href="${ordered.location}"`)
  expect(list.headers.get('cache-control')).toContain('no-store')

  // Where it went is proposed for the next one, to this person only.
  putInCart(browser, 'gourde-relief.blanc-craie.1.1600')
  const fieldsOf = ({ text }: { text: string }) =>
    ['street', 'postcode', 'city'].map(
      (name) => new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="([^"]+)"`).exec(text)?.[1],
    )
  expect(fieldsOf(await browser.get('/commande'))).toEqual([
    expect.stringMatching(/\d+ /),
    expect.stringMatching(/^\d{5}$/),
    expect.any(String),
  ])
  const other = await signIn()
  putInCart(other, 'gourde-relief.blanc-craie.1.1600')
  expect(fieldsOf(await other.get('/commande'))).toEqual([undefined, undefined, undefined])
})

test('nobody signed in reads no list', async () => {
  expect((await openBrowser(site()).get('/compte/commandes')).location).toBe('/login')
})
