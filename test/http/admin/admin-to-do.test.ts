import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { messages } from '#db/schema/index.ts'
import { newVisitor } from '../../accounts/visitor.ts'
import { orderBy } from '../../orders/buying.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site } = useSite({ TRUST_PROXY: 'on' })
type Visitor = Awaited<ReturnType<typeof newVisitor>>
const held: { connection?: Connection; coach?: Visitor; number?: string } = {}
beforeAll(async () => {
  held.connection = connect(site().databaseUrl, { onError: () => undefined })
  held.coach = await newVisitor(site(), 'admin')
  await runAdminOf(site(), ['stock', 'set', 'gourde-relief', 'blanc-craie', '40'])
  const browser = openBrowser(site())
  const { text } = await browser.get(
    await orderBy(browser, 'gourde-relief.blanc-craie.1.', { paymentMethod: 'on_site' }),
  )
  held.number = /\d{4}-\d{4,}/.exec(text)?.[0] ?? ''
})
afterAll(() => held.connection?.close())
const coach = () => held.coach as Visitor
const database = () => (held.connection as Connection).database

test('each thing is a line; one press opens its act, which says all and leads back', async () => {
  const [message] = await database()
    .insert(messages)
    .values({ name: 'Zoé', email: 'zoe@club.example', message: 'Bonjour', receivedAt: new Date() })
    .returning()
  const page = await coach().read('/admin')
  expect(page).toContain(`Commande ${held.number} à préparer`)
  expect(page).toContain(`href="/admin/messages/${message?.id}"`)
  const act = `/admin/commandes/${held.number}/preparer?de=a-traiter`
  expect(page).toContain(`href="${act}"`)
  expect(page.indexOf('Message de Zoé')).toBeLessThan(page.indexOf(`Commande ${held.number}`))
  expect(await coach().read(act)).toContain('Personne ne reçoit d’e-mail.')
  const done = await coach().post(act, { acte: 'preparer' })
  expect(done.headers.get('location')).toBe(`/admin?fait=commande-preparer&reprendre=${held.number}`)
  expect(await coach().read('/admin')).toContain(`Commande ${held.number} en préparation`)
})

test('one search finds orders, people, races, texts and acts; of rooms one has', async () => {
  const find = (words: string, who = coach()) => who.read(`/admin/chercher?q=${encodeURIComponent(words)}`)
  expect(await find(held.number ?? '')).toContain(`Commande ${held.number}`)
  expect(await find(`prete ${held.number}`)).toContain(`/admin/commandes/${held.number}/prete`)
  expect(await find('rembourser')).toContain('Rembourser')
  expect(await find('inviter')).toContain('/admin/athletes/inviter')
  expect(await find(coach().email)).toContain(`/admin/athletes/${coach().userId}`)
  expect(await find('gourde')).toContain('Gourde')
  await coach().post('/admin/produits/bonnet-ondes/visibilite', { montrer: '' })
  await coach().post('/admin/textes/nosStages~lanzarote.md/masquer', {})
  expect(await find('bonnet ondes')).toMatch(/Pas en ligne[\s\S]*\/admin\/textes\/shop~[\s\S]*Masqué/)
  expect(await find('Lanzarote')).toMatch(/Pas en ligne[\s\S]*\/admin\/textes\/nosStages~lanzarote\.md/)
  expect(await find('zzzzqqq')).toContain('Rien de ce nom')
  expect(await find('')).toContain('Que cherchez-vous')
  const person = await newVisitor(site())
  const rights = { role: 'assistant', 'rubrique-messages': 'on' }
  await coach().post(`/admin/athletes/${person.userId}/droits`, rights)
  const seen = await find(held.number ?? '', person)
  expect(seen).not.toContain(`/admin/commandes/${held.number}`)
  expect(await find('lanzarote', person)).not.toContain('Pas en ligne')
  expect(await find('inviter', person)).toContain('Rien de ce nom')
  expect(await person.read('/admin')).not.toContain(held.number)
})

test('what one is told of is chosen without a script; a wrong hour or browser changes nothing', async () => {
  const page = '/admin/notifications'
  const choice = { 'de-messages': 'on', quietFrom: '20', quietUntil: '8', byMail: 'on' }
  expect((await coach().post(page, choice)).headers.get('location')).toBe(`${page}?fait=notifications`)
  const kept = await coach().read(page)
  expect(kept).toMatch(/<input(?=[^>]*name="de-messages")(?=[^>]*checked)/)
  expect(kept).toMatch(/<option(?=[^>]*value="20")(?=[^>]*selected)/)
  expect((await coach().post(page, { ...choice, quietFrom: '25' })).status).toBe(422)
  const stranger = { abonner: '', endpoint: 'https://interne.example/x', publicKey: 'x', secret: 'y' }
  expect((await coach().post(page, stranger)).status).toBe(422)
})

test('what was done is taken back by its opposite, without a script too', async () => {
  const [message] = await database()
    .insert(messages)
    .values({ name: 'Malo', email: 'malo@club.example', message: 'Bonjour', receivedAt: new Date() })
    .returning()
  const path = `/admin/messages/${message?.id}`
  const done = await coach().post(path, { etat: 'repondu' })
  const after = await coach().read(done.headers.get('location') ?? '')
  expect(after).toMatch(/<form[^>]*method="post"[^>]*><input type="hidden" name="etat" value="a-repondre"/)
  await coach().post(path, { etat: 'a-repondre' })
  expect(await coach().read('/admin')).toContain(path)
})
