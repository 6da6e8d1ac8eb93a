import { asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  auditLog,
  bookingEvents,
  bookingInstalments,
  bookingParticipants,
  bookings,
  campClosures,
  campWaits,
  documents,
  orders,
  outgoingMails,
} from '#db/schema/index.ts'
import { lanzaroteForm, orderOf, reachRecap } from '../../camps/booking-by-form.ts'
import { editText } from '../../camps/edit-camp.ts'
import { makeWaitStates } from '../../camps/states.ts'
import { runAdminOf } from '../../run-command.ts'
import { form, useClub } from '../use-club.ts'
import { openBrowser } from '../visitor-browser.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site, database, person, get, post } = useClub({ SAMPLE_CONTENT: 'on', TRUST_PROXY: 'on' })
const room = '/admin/stages/lanzarote'
const command = (...words: string[]) => runAdminOf(site(), ['camps', ...words])
const done = { code: 0, said: 'C’est fait.\n' }

beforeAll(async () => {
  await editText(site().databaseUrl, 'nosStages/lanzarote.md', [['capacity: 16', 'capacity: 80']])
  await editText(site().databaseUrl, 'nosStages/natation/porquerolles.md', [['capacity: 10', 'capacity: 40']])
  const shows = async () => {
    for (const [camp, places] of [
      ['lanzarote', 80],
      ['natation/porquerolles', 40],
    ])
      expect(await (await get(`/nos-stages/${camp}`)).text()).toContain(`sur ${places}`)
  }
  await vi.waitFor(shows, { timeout: 60_000, interval: 200 })
}, 90_000)

let bookers = 0

/** A booking by transfer, not paid yet. */
async function book(places = 1) {
  bookers += 1
  const email = `commande-${bookers}@exemple.fr`
  const browser = openBrowser(site())
  const recap = await reachRecap(browser, places, { email, paymentMethod: 'transfer' })
  const made = await browser.post(lanzaroteForm, orderOf(recap))
  const isIt = eq(bookings.secret, made.location?.split('/')[2] ?? '')
  const [booking] = await database().select().from(bookings).where(isIt)
  const [order] = await database()
    .select()
    .from(orders)
    .where(eq(orders.bookingId, booking?.id ?? ''))
  return { id: booking?.id ?? '', number: order?.number ?? '', email }
}

/** What a booking is once acts were done to it; not when, nor by whom. */
async function stateOf({ id, email }: { id: string; email: string }) {
  const [booking] = await database().select().from(bookings).where(eq(bookings.id, id))
  const people = await database()
    .select()
    .from(bookingParticipants)
    .where(eq(bookingParticipants.bookingId, id))
  const parts = await database()
    .select()
    .from(bookingInstalments)
    .where(eq(bookingInstalments.bookingId, id))
    .orderBy(asc(bookingInstalments.rank))
  const events = await database()
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, id))
    .orderBy(asc(bookingEvents.id))
  const paid = await database()
    .select()
    .from(orders)
    .where(eq(orders.bookingId, id))
    .orderBy(asc(orders.placedAt))
  const papers = await database()
    .select({ kind: documents.kind })
    .from(documents)
    .where(
      inArray(
        documents.orderId,
        paid.map((one) => one.id),
      ),
    )
  const log = await database()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(asc(auditLog.at))
  const mails = await database().select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
  const told = mails.filter(({ template }) => /^(booking-(cancelled-by|changed)|camp-)/.test(template))
  return {
    stage: booking?.stage,
    people: people.map(({ papersSeenAt, leftAt }) => [papersSeenAt !== null, leftAt !== null]),
    parts: parts.map(({ cents, paidAt }) => [cents, paidAt !== null]),
    events: events.map(({ act, actor, facts }) => ({ act, actor, facts })),
    orders: paid.map(({ stage }) => stage),
    papers: papers.map(({ kind }) => kind).toSorted(),
    log: log.map(({ action, details }) => ({ action, details })),
    mails: told.map(({ template }) => template).toSorted(),
  }
}

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

test('each command about a booking does what the room does', async () => {
  const coach = await person({ standing: 'admin' })
  const press = (path: string, fields: Record<string, string>) => post(path, form(fields), coach.headers)
  const act = (id: string, name: string) => `${room}/inscriptions/${id}/${name}`
  const [byCommand, byRoom] = [await book(2), await book(2)]

  expect(await command('paid', byCommand.number, '--reference', 'V 12')).toEqual(done)
  const asked = await (await get(act(byRoom.id, 'payer'), coach.headers)).text()
  const paying = { rank: hidden(asked, 'rank'), on: '', reference: 'V 12' }
  expect((await press(act(byRoom.id, 'payer'), paying)).status).toBe(303)
  expect(await stateOf(byCommand)).toMatchObject({ stage: 'booked', papers: ['invoice'] })
  expect(await stateOf(byRoom)).toEqual(await stateOf(byCommand))

  const papers = (vus: string) => press(room, { intent: 'papiers', booking: byRoom.id, rank: '2', vus })
  expect(await command('papers', byCommand.number, '--rank', '2')).toEqual(done)
  expect((await papers('oui')).status).toBe(303)
  expect((await stateOf(byCommand)).people).toContainEqual([true, false])
  expect(await stateOf(byRoom)).toEqual(await stateOf(byCommand))
  await command('papers', byCommand.number, '--rank', '2', '--not')
  await papers('non')
  expect(await stateOf(byRoom)).toEqual(await stateOf(byCommand))

  const list = (await command('show', 'lanzarote')).said
  expect(list).toContain(`${byCommand.number}\t1\tCamille Martin\tbooked\t`)
  expect((await command('list', 'lanzarote')).said).toMatch(/^lanzarote\t\d{4}-\d\d-\d\d\t.*encaissés/)

  const cancel = async (booking: typeof byRoom, garde: string) => {
    const page = await (await get(act(booking.id, 'annuler'), coach.headers)).text()
    const fields = { refund: hidden(page, 'refund'), garde, mot: 'Tempête' }
    expect((await press(act(booking.id, 'annuler'), fields)).status).toBe(303)
  }
  expect(await command('cancel', byCommand.number, '--waive', '--reason', 'Tempête')).toEqual(done)
  await cancel(byRoom, 'rien')
  expect(await stateOf(byCommand)).toMatchObject({ stage: 'cancelled', papers: ['credit-note', 'invoice'] })
  expect(await stateOf(byRoom)).toEqual(await stateOf(byCommand))
  expect(await command('cancel', byCommand.number)).toMatchObject({ code: 1 })

  const [scaled, pressed] = [await book(), await book()]
  for (const { number } of [scaled, pressed]) await command('paid', number)
  expect(await command('cancel', scaled.number, '--reason', 'Tempête')).toEqual(done)
  await cancel(pressed, 'bareme')
  expect((await stateOf(scaled)).papers).toEqual(['invoice'])
  expect(await stateOf(pressed)).toEqual(await stateOf(scaled))

  const [moved, other] = [await book(), await book()]
  const path = '/nos-stages/natation/porquerolles'
  expect(await command('move', moved.number, '--to', path)).toEqual(done)
  expect((await press(act(other.id, 'deplacer'), { vers: path })).status).toBe(303)
  expect(await stateOf(other)).toEqual(await stateOf(moved))
  expect(await database().$count(bookings, eq(bookings.camp, 'natation/porquerolles'))).toBe(2)
  expect(await command('move', '1999-0001', '--to', path)).toMatchObject({ code: 1 })
})

test('each command about who waits does what the room does, and a camp is called off by one', async () => {
  const coach = await person({ standing: 'admin' })
  await makeWaitStates(site())
  const waits = async () => {
    const rows = await database().select().from(campWaits).orderBy(asc(campWaits.rank))
    return rows.map(({ id, email, state }) => ({ id, email: email.replace(/@.*/, ''), state }))
  }
  const idOf = async (name: string) => (await waits()).find(({ email }) => email === name)?.id ?? ''
  const press = async (intent: string, name: string) =>
    (await post('/admin/stages/font-romeu', form({ intent, wait: await idOf(name) }), coach.headers)).status
  expect(await command('first', await idOf('waiting'))).toEqual(done)
  expect((await waits())[0]?.email).toBe('waiting')
  expect(await press('premier', 'waiting')).toBe(303)
  // Nothing is free: neither the command nor the button offers what is not there.
  expect(await command('offer', await idOf('waiting'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('pas assez de places'),
  })
  expect(await press('proposer', 'waiting')).toBe(409)
  expect(await command('remove', await idOf('waiting'))).toEqual(done)
  expect(await press('retirer', 'lapsed')).toBe(303)
  expect((await waits()).filter(({ state }) => state === 'left').map(({ email }) => email)).toEqual(
    expect.arrayContaining(['waiting', 'lapsed']),
  )
  expect(await command('first', 'rien')).toMatchObject({ code: 1 })

  const one = await book()
  await command('paid', one.number)
  // Each mail of these acts is read before, by whom it goes to.
  const read = async (path: string) => (await get(path, coach.headers)).text()
  const previews: [string, string[]][] = [
    [`${room}/annuler`, ['et chacun des autres', 'qui participe sans avoir payé']],
    ['/admin/stages/font-romeu/annuler', ['qui attend une place']],
    [`${room}/inscriptions/${one.id}/deplacer`, ['si rien n’est gardé']],
    ['/admin/stages/pratique?stage=lanzarote', ['trois jours avant', 'le lendemain du stage']],
  ]
  for (const [path, recipients] of previews)
    for (const recipient of recipients) expect(await read(path), path).toContain(recipient)
  expect(await command('cancel-all', 'lanzarote', '--reason', 'Volcan')).toEqual(done)
  expect(await command('cancel-all', 'lanzarote')).toMatchObject({ code: 1 })
  expect(await stateOf(one)).toMatchObject({ stage: 'cancelled', papers: ['credit-note', 'invoice'] })
  const [closure] = await database().select().from(campClosures)
  expect(closure).toMatchObject({ camp: 'lanzarote', author: 'admin', reason: 'Volcan' })
  expect(closure?.finishedAt).not.toBeNull()
})
