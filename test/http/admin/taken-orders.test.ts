import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { signInAs } from '../../accounts/site-accounts.ts'
import { orderBy } from '../../orders/buying.ts'
import { stateOfOrder } from '../../orders/state-of-order.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site, get, post } = useSite({ TRUST_PROXY: 'on' })
const held: { connection?: Connection; coach?: { cookie: string }; other?: { cookie: string } } = {}
beforeAll(async () => {
  held.connection = connect(site().databaseUrl, { onError: () => undefined })
  held.coach = await signInAs(site(), 'admin')
  held.other = await signInAs(site(), 'admin')
})
afterAll(() => held.connection?.close())
const room = '/admin/commandes'
const read = async (path: string) => (await get(room + path, held.coach)).text()
const press = (path: string, fields: Record<string, string> = {}, coach = held.coach) =>
  post(room + path, new URLSearchParams(fields), coach)
const stateOf = (number: string) => stateOfOrder(held.connection, number)

const dictated = {
  'article-1': 'gourde-relief.blanc-craie',
  'quantite-1': '2',
  firstName: 'Jeanne',
  lastName: 'Morel',
  email: 'jeanne@club.example',
  delivery: 'remise',
  paymentMethod: 'on_site',
}

const attributeOf = (name: string, page: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(page)?.[1] ?? ''

test('an order taken for somebody: read over, made once, as by the command; the buyer has it in writing', async () => {
  const reading = await press('/nouvelle', { ...dictated, acte: 'relire' })
  const page = await reading.text()
  expect(page).toMatch(/2 × Gourde Relief[^<]*32/)
  const wish = { ...dictated, cle: attributeOf('cle', page), recap: attributeOf('recap', page) }
  const unheard = await press('/nouvelle', { ...wish, acte: 'commander' })
  expect([unheard.status, await unheard.text()]).toEqual([422, expect.stringContaining('puis cochez')])
  const mot = 'Merci\u202f! La couleur vous ira bien.'
  const over = await (await press('/nouvelle', { ...wish, mot, relire: 'oui' })).text()
  expect(over).toMatch(
    /<pre>[^<]*Ce message est votre contrat[^<]*La couleur vous ira bien[^<]*Rétractation/i,
  )
  const long = await press('/nouvelle', { ...wish, mot: 'a'.repeat(601), acte: 'commander', accord: 'on' })
  expect([long.status, await long.text()]).toEqual([409, expect.stringContaining('Raccourcissez ce texte')])
  const pressed = { ...wish, mot, acte: 'commander', accord: 'on' }
  const answers = await Promise.all([press('/nouvelle', pressed), press('/nouvelle', pressed, held.other)])
  const [first, second] = answers.map((answer) => answer.headers.get('location'))
  expect(first).toMatch(/fait=commande-nouvelle$/)
  expect(second).toBe(first)
  const number = /\d{4}-\d{4,}/.exec(first ?? '')?.[0] ?? ''
  const options =
    '--first Jeanne --last Morel --email jeanne@club.example --delivery remise --payment on_site'
  const said = await runAdminOf(site(), [
    'orders',
    'take',
    '--items',
    'gourde-relief.blanc-craie:2',
    ...options.split(' '),
  ])
  expect(said).toMatchObject({ code: 0 })
  const byCommand = /\d{4}-\d{4,}/.exec(JSON.stringify(said))?.[0] ?? ''
  expect(await stateOf(number)).toEqual(await stateOf(byCommand))
  expect(await stateOf(number)).toMatchObject({ audit: ['order.place'], emails: ['received', 'team-notice'] })
  await expect.poll(() => read(`/${number}`), { interval: 300 }).toMatch(/confirmation et contrat/)
  expect(await read(`/${number}`)).toContain('La couleur vous ira bien.')
  expect(await read(`/${number}`)).toMatch(/Commandée[\s\S]*par [\s\S]{0,20}Camille Essai/)
})

test('an order taken for somebody who pays by a link keeps its pieces three days; what is typed wrong is said', async () => {
  const byCard = { ...dictated, paymentMethod: 'card' }
  const page = await (await press('/nouvelle', { ...byCard, acte: 'relire' })).text()
  const wish = { ...byCard, cle: attributeOf('cle', page), recap: attributeOf('recap', page), accord: 'on' }
  const changed = { ...wish, 'quantite-1': '3', acte: 'commander' }
  expect((await press('/nouvelle', changed)).status).toBe(409)
  const answer = await press('/nouvelle', { ...wish, acte: 'commander' })
  const number = /\d{4}-\d{4,}/.exec(answer.headers.get('location') ?? '')?.[0] ?? ''
  const { rows = [] } =
    (await held.connection?.database.execute<{ secret: string; days: number }>(
      sql`SELECT secret, extract(day FROM expires_at - placed_at)::integer AS days FROM club.orders WHERE number = ${number}`,
    )) ?? {}
  expect(rows[0]?.days).toBe(3)
  const browser = openBrowser(site())
  expect((await browser.get(`/commande/${rows[0]?.secret}`)).text).toMatch(/Payer/)
  const wrongs: [Record<string, string>, string][] = [
    [{ 'article-1': '' }, 'Choisissez au moins un article'],
    [{ 'quantite-1': '11' }, 'Choisissez au moins un article'],
    [{ email: 'jeanne' }, 'dans l’adresse'],
    [{ delivery: 'domicile' }, 'Indiquez le numéro et la rue'],
    [{ delivery: 'domicile', paymentMethod: 'on_site' }, 'va avec la remise'],
  ]
  for (const [change, words] of wrongs) {
    const refused = await press('/nouvelle', { ...dictated, ...change, acte: 'relire' })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(words)])
  }
  const gone = await press('/nouvelle', { ...dictated, 'article-1': 'rien.du-tout', acte: 'relire' })
  expect(gone.status).toBe(409)
})

test('a word added to the email of an act is read over, sent once, and kept in the history', async () => {
  const browser = openBrowser(site())
  const bought = await orderBy(browser, 'gourde-relief.blanc-craie.2.', { email: 'mot@club.example' })
  const number = /\d{4}-\d{4,}/.exec((await browser.get(bought)).text)?.[0] ?? ''
  const mot = 'À mardi\u202f!\n<b>Prenez</b> vos gourdes.'
  expect(await read(`/${number}`)).toContain('Un mot en plus')
  const over = await (await press(`/${number}/encaisser`, { mot, relire: 'oui' })).text()
  expect(over).toContain('À mardi\u202f!\n\n&lt;b&gt;Prenez&lt;/b&gt; vos gourdes.')
  expect(await stateOf(number)).toMatchObject({ documents: null })
  const long = await press(`/${number}/encaisser`, { mot: 'a'.repeat(601) })
  expect([long.status, await long.text()]).toEqual([409, expect.stringContaining('Raccourcissez ce texte')])
  await press(`/${number}/encaisser`, { mot })
  const page = await read(`/${number}`)
  expect(page).toMatch(/Payée[\s\S]*À mardi\u202f!/)
  await vi.waitFor(async () => {
    const mail = /\/admin\/envois\/[\da-f-]{36}/.exec(await read(`/${number}`))?.[0] ?? ''
    const text = await (await get(mail, held.coach)).text()
    expect(text).toContain('Prenez&lt;/b&gt; vos gourdes.')
    expect(text.match(/À mardi/g)?.length).toBeLessThan(4)
  }, 30_000)
  await press(`/${number}/annuler`, { mot: 'Désolés pour ce contretemps.' })
  const story = await read(`/${number}`)
  expect(story.match(/<q class="order-word">Désolés/g)).toHaveLength(1)
})
