import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings, outgoingMails } from '#db/schema/index.ts'
import { hiddenIn, lanzaroteForm, orderOf, reachRecap } from '../../camps/booking-by-form.ts'
import { wordsOf } from '../page-words.ts'
import { form, useClub } from '../use-club.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site, database, person, get, post } = useClub({ SAMPLE_CONTENT: 'on' })
const room = '/admin/stages/lanzarote'

async function paidBooking(places: number) {
  const browser = openBrowser(site())
  const recap = await reachRecap(browser, places, { plan: 'whole', paymentMethod: 'card' })
  const left = await browser.post(lanzaroteForm, orderOf(recap))
  const paid = await browser.post(left.location ?? '', { card: 'accepted' })
  const path = (await browser.follow(paid)).path.replace(/\?.*$/, '')
  const isIt = eq(bookings.secret, path.replace('/inscription/', ''))
  const [booking] = await database().select().from(bookings).where(isIt)
  return { browser, path, id: booking?.id ?? '' }
}

test('a coach changes options, gives a place to a named person, makes one leave with a gesture: shown before, done once', async () => {
  const coach = await person({ standing: 'admin' })
  const { browser, path, id } = await paidBooking(3)
  const at = (rank: number, act: string) => `${room}/inscriptions/${id}/${rank}/${act}`
  const read = async (address: string) => {
    const text = await (await get(address, coach.headers)).text()
    return { text, words: wordsOf({ text }), hidden: hiddenIn({ text } as never) }
  }
  const press = async (address: string, fields: Record<string, string>) => {
    const answer = await post(address, form(fields), coach.headers)
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
  }
  const list = await (await get(room, coach.headers)).text()
  const links = [...list.matchAll(/href="([^"]+\/2\/[^"]+)"/g)].map(([, to]) => to)
  expect(links).toEqual(['options', 'ceder', 'rendre'].map((act) => at(2, act)))

  const move = (await read(`${room}/inscriptions/${id}/deplacer`)).words
  expect(move).toContain('confirmation et contrat')
  expect(move).toMatch(/L’e-mail que recevra la personne, pour .*Conservez-le/)

  const bike = await press(at(2, 'options'), { 'option-velo': 'on' })
  expect([bike.status, wordsOf(bike)]).toEqual([200, expect.stringMatching(/210\s€ de plus/)])
  const asked = hiddenIn(bike as never)
  expect(asked).toMatchObject({ 'option-velo': 'on', changeCents: '21000' })
  const done = `${room}?fait=place-options`
  expect(await press(at(2, 'options'), asked)).toMatchObject({ status: 303, location: done })

  const transfer = await read(at(2, 'ceder'))
  expect(transfer.words).toContain('la personne qui vient à la place')
  const wrong = await press(at(2, 'ceder'), { ...transfer.hidden, firstName: 'Noé' })
  expect([wrong.status, wordsOf(wrong)]).toEqual([422, expect.stringContaining('Indiquez son nom')])
  expect(wrong.text).toContain('value="Noé"')
  const who = {
    ...transfer.hidden,
    firstName: 'Noé',
    lastName: 'Roy',
    email: 'noe@exemple.fr',
    bornOn: '14/03/1990',
    levelGroup: 'Souple',
    emergencyName: 'Zoé Roy',
    emergencyPhone: '06 98 76 54 32',
    isFit: 'on',
  }
  expect((await press(at(2, 'ceder'), who)).location).toBe(`${room}?fait=place-ceder`)
  const other = { ...who, firstName: 'Léa', email: 'lea@exemple.fr' }
  const late = await press(at(2, 'ceder'), other)
  expect([late.status, wordsOf(late)]).toEqual([409, expect.stringContaining('à quelqu’un d’autre depuis')])

  const leave = await read(at(3, 'rendre'))
  expect(leave.words).toContain('Selon le barème')
  expect(leave.words).toContain('si rien n’est gardé')
  const gesture = { ...leave.hidden, garde: 'rien', somme: '', mot: '' }
  const unsaid = await press(at(3, 'rendre'), gesture)
  expect([unsaid.status, wordsOf(unsaid)]).toEqual([409, expect.stringContaining('Dites pourquoi')])
  const said = { ...gesture, mot: 'Blessure à la cheville' }
  const both = await Promise.all([press(at(3, 'rendre'), said), press(at(3, 'rendre'), said)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect(wordsOf(await read(at(3, 'rendre')))).toContain('n’est plus à faire')

  const page = wordsOf(await browser.get(path))
  expect(page).toContain('Noé')
  const stay = await get(`${path}/stage.ics`)
  expect([stay.status, stay.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/calendar'),
  ])
  expect(stay.headers.get('cache-control')).toContain('private')
  expect((await get(`/inscription/${'x'.repeat(32)}/stage.ics`)).status).toBe(404)
  const journal = wordsOf(await read('/admin/journal'))
  for (const act of ['rendue', 'cédée'])
    expect(journal).toContain(`Place d’un participant ${act} par le club`)
  expect((await get(at(2, 'rien'), coach.headers)).status).toBe(404)
  expect((await get(at(2, 'ceder'), (await person()).headers)).status).not.toBe(200)
})

test('at the telephone one person is added to another, without a script, and both are booked by one press', async () => {
  const coach = await person({ standing: 'admin' })
  const page = `${room}/inscrire`
  const first = hiddenIn({ text: await (await get(page, coach.headers)).text() } as never)
  const who = { bornOn: '14/03/1990', emergencyName: 'Paul', emergencyPhone: '0612345678', isFit: 'on' }
  const ofRank = (rank: number) =>
    Object.fromEntries(Object.entries(who).map(([name, value]) => [`${name}-${rank}`, value]))
  const address = { street: '1 rue du Port', postcode: '69001', city: 'Lyon' }
  const caller = { firstName: 'Léa', lastName: 'Duval', email: 'lea.duval@exemple.fr', ...address }
  const typed = { ...first, ...caller, ...ofRank(1), paymentMethod: 'transfer' }
  const added = await (await post(page, form({ ...typed, intent: 'more' }), coach.headers)).text()
  expect(added).toContain('Personne 2')
  expect(added).toContain('value="lea.duval@exemple.fr"')
  const group = /<option>([^<]+)<\/option>/.exec(added)?.[1]
  const groups: Record<string, string> =
    group === undefined ? {} : { 'levelGroup-1': group, 'levelGroup-2': group }
  const two = { ...typed, ...hiddenIn({ text: added } as never), ...ofRank(2), ...groups }
  const refused = await post(page, form(two), coach.headers)
  expect([refused.status, (await refused.text()).includes('id="take-firstName-2-error"')]).toEqual([
    422,
    true,
  ])
  const names = { 'firstName-2': 'Zoé', 'lastName-2': 'Duval' }
  const told = { ...two, ...names, mot: 'Apportez une gourde.' }
  const read = await post(page, form({ ...told, relire: 'oui' }), coach.headers)
  const contract = { text: await read.text() }
  expect([read.status, hiddenIn(contract as never).recap?.length]).toEqual([200, 64])
  const words = wordsOf(contract)
  for (const said of [
    'recevra lea.duval@exemple.fr',
    'Participant 2',
    'Conservez-le',
    'Apportez une gourde.',
  ])
    expect(words).toContain(said)
  expect(words).not.toContain('\u2042')
  const stale = await post(page, form({ ...told, recap: 'f'.repeat(64) }), coach.headers)
  const staleWords = wordsOf({ text: await stale.text() })
  expect([
    stale.status,
    staleWords.includes('Rien n’est réservé'),
    staleWords.includes('Conservez-le'),
  ]).toEqual([409, true, true])
  const tooLong = { ...told, mot: 'x'.repeat(601) }
  expect((await post(page, form(tooLong), coach.headers)).status).toBe(409)
  const made = await post(page, form({ ...told, ...hiddenIn(contract as never) }), coach.headers)
  expect([made.status, made.headers.get('location')]).toEqual([303, `${room}?fait=stage-inscrit`])
  const list = wordsOf({ text: await (await get(room, coach.headers)).text() })
  expect([list.includes('Léa Duval'), list.includes('Zoé Duval')]).toEqual([true, true])
  const isHers = eq(outgoingMails.recipient, caller.email)
  const sent = async () => (await database().select().from(outgoingMails).where(isHers))[0]?.text ?? ''
  await expect.poll(sent).toContain('Apportez une gourde.')
  const mail = await sent()
  expect(mail.indexOf('Apportez')).toBeLessThan(mail.indexOf('Total'))
})
