import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect, type Connection } from '#db/database.ts'
import { signInAs } from '../../accounts/site-accounts.ts'
import { orderBy, sentTo, type Typed } from '../../orders/buying.ts'
import { stateOfOrder } from '../../orders/state-of-order.ts'
import { readPdfText } from '../../pdf/text.ts'
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
  await runAdminOf(site(), ['stock', 'set', 'gourde-relief', 'blanc-craie', '200'])
})
afterAll(() => held.connection?.close())
const room = '/admin/commandes'

async function ordered(change: Typed): Promise<string> {
  const browser = openBrowser(site())
  const { text } = await browser.get(await orderBy(browser, 'gourde-relief.blanc-craie.2.', change))
  return /\d{4}-\d{4,}/.exec(text)?.[0] ?? ''
}

const read = async (path: string) => (await get(room + path, held.coach)).text()
const press = (path: string, fields: Record<string, string> = {}, coach = held.coach) =>
  post(room + path, new URLSearchParams(fields), coach)

const stateOf = (number: string) => stateOfOrder(held.connection, number)

type Press = [path: string, fields?: Record<string, string>]
const lines = { pour: 'retour', 'ligne-1': '1', retenue: '2,50', stock: 'oui', apres: '0' }
const days: { name: string; buyer: Typed; acts: [command: string[], pressed: Press][] }[] = [
  {
    name: 'sent by post, a piece comes back',
    buyer: { ...sentTo, email: 'louise@club.example' },
    acts: [
      [
        ['paid', '--reference', 'VIR 42'],
        ['/encaisser', { reference: 'VIR 42' }],
      ],
      [['prepare'], ['/preparer']],
      [
        ['sent', '--tracking', '6A0001'],
        ['/expedier', { tracking: '6A0001' }],
      ],
      [['received'], ['/livree']],
      [
        ['refund', '--lines', '1:1', '--kept', '2,50'],
        ['/rembourser', lines],
      ],
      [['refunded'], ['/rendu']],
    ],
  },
  {
    name: 'sent with its carrier, one given for another, one back',
    buyer: { ...sentTo, email: 'axel@club.example' },
    acts: [
      [['paid'], ['/encaisser']],
      [
        ['sent', '--carrier', 'dpd', '--tracking', '6A0002'],
        ['/expedier', { carrier: 'dpd', tracking: '6A0002' }],
      ],
      [
        ['exchange', '--line', '1', '--from', 'blanc-craie', '--to', 'vert-piste'],
        ['/echange', { ligne: '1', avant: 'blanc-craie', apres: 'vert-piste' }],
      ],
      [
        ['exchanged', '--exchange', '1', '--carrier', 'dpd', '--tracking', '6A0003'],
        ['/echange', { acte: 'echange-fait', rang: '1', vente: 'oui', carrier: 'dpd', tracking: '6A0003' }],
      ],
      [
        ['exchange', '--line', '1', '--from', 'blanc-craie', '--to', 'vert-piste'],
        ['/echange', { ligne: '1', avant: 'blanc-craie', apres: 'vert-piste' }],
      ],
      [
        ['unexchanged', '--exchange', '2'],
        ['/echange', { acte: 'echange-abandonne', rang: '2' }],
      ],
      [
        ['return', '--lines', '1:1'],
        ['/retour', { 'piece-1-blanc-craie': '1', 'vente-1-blanc-craie': 'oui', apres: '0' }],
      ],
    ],
  },
  {
    name: 'paid on site when it is handed over, then a gesture',
    buyer: { paymentMethod: 'on_site', email: 'nina@club.example' },
    acts: [
      [['ready'], ['/prete']],
      [['handed'], ['/remettre']],
      [
        ['refund', '--amount', '3,50', '--no-restock'],
        ['/rembourser', { pour: 'geste', somme: '3,50', apres: '0' }],
      ],
    ],
  },
  {
    name: 'called off once it was paid',
    buyer: { email: 'zoe@club.example' },
    acts: [
      [['paid'], ['/encaisser']],
      [['cancel'], ['/annuler']],
    ],
  },
]

test.each(days)('the command and the room do the same: $name', async ({ buyer, acts }) => {
  const [byCommand, byRoom] = [await ordered(buyer), await ordered(buyer)]
  for (const [[verb = '', ...options], [path, fields]] of acts) {
    expect(await runAdminOf(site(), ['orders', verb, byCommand, ...options])).toMatchObject({ code: 0 })
    const answer = await press(`/${byRoom}${path}`, fields)
    const done = fields?.acte ?? path.slice(1)
    // What came back leads on to its money.
    const page = path === '/retour' ? '/rembourser' : ''
    expect([path, answer.status, answer.headers.get('location')]).toEqual([
      path,
      303,
      expect.stringContaining(`${room}/${byRoom}${page}?fait=commande-${done}`),
    ])
    expect(await stateOf(byRoom)).toEqual(await stateOf(byCommand))
  }
})

test('an act pressed on two telephones is done once, and the second is told by whom', async () => {
  const number = await ordered({ paymentMethod: 'on_site', email: 'malo@club.example' })
  const before = await read(`/${number}`)
  expect(before).toContain('Prête à remettre')
  expect(before).toMatch(new RegExp(`Commande ${number}\\s:\\sprête à retirer`))
  const answers = await Promise.all([
    press(`/${number}/prete`),
    press(`/${number}/prete`, {}, held.other),
    press(`/${number}`, { acte: 'prete' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(await refused?.text()).toMatch(/Déjà annoncée prête par Camille Essai, à \d+/)
  await press(`/${number}/remettre`)
  expect(await (await press('/remise', { commande: number }, held.other)).text()).toMatch(
    /Déjà remise par Camille Essai, à \d+/,
  )
  expect(await (await get('/admin/journal', held.coach)).text()).toContain(`Commande ${number} · par `)
})

test('a step is taken back in ten seconds, without a script too, by who took it alone', async () => {
  const number = await ordered({ paymentMethod: 'on_site', email: 'repris@club.example' })
  const done = await press(`/${number}/prete`)
  const page = await (await get(done.headers.get('location') ?? '', held.coach)).text()
  expect(page).toContain('name="acte" value="reprendre"')
  expect((await press(`/${number}`, { acte: 'reprendre' }, held.other)).status).toBe(409)
  const undone = await press(`/${number}`, { acte: 'reprendre' })
  expect(undone.headers.get('location')).toBe(`${room}/${number}?fait=commande-reprendre`)
  expect(await stateOf(number)).toMatchObject({
    stage: 'placed',
    emails: expect.not.arrayContaining(['ready']),
  })
  const again = await press(`/${number}`, { acte: 'reprendre' }, held.other)
  expect(await again.text()).toMatch(/Reprise par Camille Essai, à \d+/)
  expect(await read(`/${number}`)).toContain('prête à remettre')
  const several = `/plusieurs?acte=prete&commande=${number}`
  expect(await (await press(several)).text()).toContain('value="reprendre"')
  expect(await (await press(several, { acte: 'reprendre' })).text()).toContain('aucun e-mail n’est parti')
  await press(`/${number}/prete`)
  expect((await press(`/${number}/remettre`)).headers.get('location')).not.toContain('reprendre')
})

test('a return and an exchange pressed twice, or on an old page, are done once; the second is told who did', async () => {
  const number = await ordered({ paymentMethod: 'on_site', email: 'rendu@club.example' })
  for (const path of ['/prete', '/remettre']) await press(`/${number}${path}`)
  expect(await read(`/${number}/echange`)).toMatch(/Vert piste[^<]*en stock/)
  const wish = { ligne: '1', avant: 'blanc-craie', apres: 'vert-piste', mot: 'Sans urgence.' }
  const readOver = await (await press(`/${number}/echange`, { ...wish, relire: 'oui' })).text()
  expect(readOver).toMatch(/<pre>(?=[^<]*la taille choisie)[^<]*Sans urgence/)
  await press(`/${number}/echange`, wish)
  expect(await read(`/${number}`)).toContain('Sans urgence.')
  const end = { acte: 'echange-fait', rang: '1', vente: 'oui' }
  const coaches = [held.coach, held.other]
  const answers = await Promise.all(coaches.map((coach) => press(`/${number}/echange`, end, coach)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  const late = answers.find(({ status }) => status === 409)
  expect(await late?.text()).toContain('Cet échange est déjà fait par Camille Essai')
  expect(await read(`/${number}/retour`)).toContain('piece-1-vert-piste')
  const back = { 'piece-1-vert-piste': '1', apres: '0' }
  expect((await press(`/${number}/retour`, back)).status).toBe(303)
  const again = await press(`/${number}/retour`, { ...back, 'piece-1-blanc-craie': '1' })
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Un retour a été noté entre-temps par Camille Essai')
  expect(await read(`/${number}/rembourser`)).toMatch(/name="ligne-1"[^>]*value="1"/)
  const wrongs: [string, Record<string, string>][] = [
    ['/retour', { apres: '1' }],
    ['/retour', { 'piece-1-blanc-craie': '9', apres: '1' }],
    ['/retour', { 'piece-1-blanc-craie': 'deux', apres: '1' }],
    ['/echange', {}],
    ['/echange', { ligne: '1', avant: 'blanc-craie', apres: 'blanc-craie' }],
    ['/echange', { acte: 'echange-fait', rang: '7' }],
  ]
  for (const [path, fields] of wrongs) expect((await press(`/${number}${path}`, fields)).status).toBe(409)
})

test('a refund that was decided on a page grown old gives nothing back a second time', async () => {
  const number = await ordered({ email: 'old@club.example' })
  await press(`/${number}/encaisser`)
  const asked = '?pour=geste&somme=3'
  expect(await read(`/${number}/rembourser${asked}`)).toMatch(/Rembourser 3/)
  const fields = { pour: 'geste', somme: '3', apres: '0' }
  expect((await press(`/${number}/rembourser`, fields)).status).toBe(303)
  const again = await press(`/${number}/rembourser${asked}`, fields)
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Un remboursement a été fait entre-temps par Camille Essai')
  const inWords = { ...fields, somme: '3 euros', apres: '1' }
  for (const wrong of [undefined, { ...fields, apres: '' }, inWords, { pour: 'x' }])
    expect((await press(`/${number}/rembourser`, wrong)).status).toBe(409)
  expect(await read(`/${number}/rembourser?pour=geste&somme=9999`)).toContain('dépasse ce qui reste')
})

test('the list is found by its words, cut into tabs, and taken along; a name is no formula', async () => {
  const number = await ordered({ lastName: '=HYPERLINK("x")', email: 'formule@club.example' })
  expect(await read('?etat=a-encaisser&q=formule')).toContain(number)
  expect(await read('?etat=a-preparer&q=formule')).toContain('Aucune commande ici')
  expect(await read('?livraison=remise&paiement=virement&periode=7&tri=nom&q=gourde')).toContain(number)
  const file = await get(`${room}/commandes.csv?q=formule`, held.coach)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [, line] = (await file.text()).split('\r\n')
  expect(line).toContain(number)
  expect(line).toContain('Camille =HYPERLINK')
})

test('several at once: each by itself, and what cannot be is said', async () => {
  const [one, two] = [
    await ordered({ paymentMethod: 'on_site', email: 'a@club.example' }),
    await ordered({ email: 'b@club.example' }),
  ]
  const asked = `/plusieurs?acte=prete&commande=${one}&commande=${two}&commande=2020-0001`
  expect(await read(asked)).toMatch(/2 choisies, 1 possibles[\s\S]*et chacun des autres le sien/)
  const word = 'Mardi, au stade.'
  expect(await (await press(asked, { mot: word, relire: 'oui' })).text()).toContain(word)
  expect(await stateOf(one)).toMatchObject({ stage: 'placed' })
  const done = await (await press(asked, { mot: word })).text()
  expect(done).toContain('Fait, l’e-mail part dans dix secondes.')
  expect(done).toContain('Cette commande n’est pas encore payée.')
  expect(await stateOf(one)).toMatchObject({ stage: 'ready' })
  expect(await stateOf(two)).toMatchObject({ stage: 'placed' })
  const slips = await get(`${room}/bons-de-livraison.pdf?commande=${one}&commande=${two}`, held.coach)
  const { pages } = await readPdfText(new Uint8Array(await slips.arrayBuffer()))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toMatch(/Bon de livraison [\s\S]*Camille Martin[\s\S]*Gourde Relief/)
  expect((await get(`${room}/bons-de-livraison.pdf?commande=2020-0001`, held.coach)).status).toBe(404)
  expect(await read('/remise')).toContain(one)
})

test('several parcels leave with one carrier, each with its number; a number that is wrong keeps its order', async () => {
  const [one, two] = [await ordered({ ...sentTo, email: 'c@club.example' }), await ordered(sentTo)]
  for (const number of [one, two]) await press(`/${number}/encaisser`)
  const asked = `/plusieurs?acte=expedier&commande=${one}&commande=${two}`
  expect(await read(asked)).toContain('Transporteur')
  const sent = { carrier: 'dpd', [`suivi-${one}`]: '6A0009', [`suivi-${two}`]: '<b>' }
  expect(await (await press(asked, sent)).text()).toContain('Un numéro de suivi n’a que des lettres')
  expect(await stateOf(one)).toMatchObject({ stage: 'sent', carrier: 'dpd', tracking_number: '6A0009' })
  expect(await stateOf(two)).toMatchObject({ stage: 'placed' })
})

test('the sales of a period, for the accountant: a line a document, credit notes below zero', async () => {
  const number = await ordered({ email: 'compta@club.example' })
  await press(`/${number}/encaisser`)
  await press(`/${number}/rembourser`, { pour: 'geste', somme: '5', apres: '0' })
  expect(await read('/ventes')).toContain('avoirs déduits')
  const csv = await (await get(`${room}/ventes.csv`, held.coach)).text()
  const mine = csv.split('\r\n').filter((line) => line.includes(number))
  expect(mine).toHaveLength(2)
  expect(mine[0]).toMatch(/^\d{4}-\d\d-\d\d;FA-.*;Facture;;.*;Biens;.*;0;32;0;32;0;.*;Virement$/)
  expect(mine[1]).toMatch(/;AV-.*;Avoir;FA-.*;-5;0;-5;0;.*;Virement$/)
  const earlier = await get(`${room}/ventes.csv?du=2020-01-01&au=2020-01-31`, held.coach)
  expect(await earlier.text()).not.toContain('FA-')
})

test('is for coaches alone, and knows only the orders there are', async () => {
  const number = await ordered({ email: 'private@club.example' })
  const member = await signInAs(site(), 'member')
  for (const path of [
    '',
    `/${number}`,
    '/commandes.csv',
    '/ventes.csv',
    '/remise',
    `/bons-de-livraison.pdf?commande=${number}`,
  ]) {
    expect([path, (await get(room + path)).status]).toEqual([path, 302])
    expect([path, (await get(room + path, member)).status]).toEqual([path, 403])
  }
  expect((await press(`/${number}/encaisser`, {}, member)).status).toBe(403)
  expect(await stateOf(number)).toMatchObject({ documents: null })
  const unknown = ['/2020-0001', '/2020-0001/prete', '/2020-0001/rembourser', '/plusieurs?acte=annuler']
  for (const path of [...unknown, `/${number}/rien`])
    expect([path, (await get(room + path, held.coach)).status]).toEqual([path, 404])
})
