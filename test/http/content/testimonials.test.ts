import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, members, outgoingMails, testimonials } from '#db/schema/index.ts'
import { form, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const room = '/admin/temoignages'

const said = {
  discipline: 'Course à pied',
  title: 'Mon premier <b>marathon</b>',
  text: 'Douze semaines écrites pour moi, une piste chaque mardi, et la ligne d’arrivée en souriant.',
  livedOn: '2026-04-12',
  firstName: 'Zoé',
  initial: 'm',
  scope: 'site-reseaux',
  agrees: 'oui',
}

async function asked() {
  const coach = await person({ standing: 'admin', lastName: 'Lit' })
  const athlete = await person({ lastName: 'Écrit' })
  const sent = await post(`${room}/demander`, form({ personne: athlete.memberId }), coach.headers)
  expect(sent.headers.get('location')).toBe(`${room}?fait=temoignage-demande`)
  const isTheirs = eq(testimonials.memberId, athlete.memberId)
  const [row] = await database().select().from(testimonials).where(isTheirs)
  const own = await textOf('/compte/donnees', athlete.headers)
  const [, page = ''] = /href="(\/temoigner\/[\w-]{32})"/.exec(own) ?? []
  return { coach, athlete, row, page }
}

test('from the link to the home page and off it again, by anybody who holds the link', async () => {
  const { coach, athlete, row, page } = await asked()
  const id = row?.id ?? ''
  expect(JSON.stringify(row)).not.toContain(page.split('/').at(-1))
  const opened = await get(page)
  expect([opened.status, opened.headers.get('x-robots-tag'), opened.headers.get('cache-control')]).toEqual([
    200,
    'noindex',
    'private, no-store',
  ])
  expect(opened.headers.get('referrer-policy')).toBe('same-origin')
  expect(await opened.text()).toContain('<meta name="robots" content="noindex')

  const wrong = await post(
    page,
    form({ ...said, text: 'Court.', initial: '3', agrees: '', livedOn: '2999-01-01' }),
  )
  expect(wrong.status).toBe(422)
  const problems = await wrong.text()
  for (const name of ['text', 'initial', 'agrees', 'livedOn'])
    expect(problems).toContain(`id="avis-${name}-error"`)
  expect(problems).toContain('value="Mon premier &lt;b&gt;marathon&lt;/b&gt;"')
  expect((await post(page, form(said))).headers.get('location')).toBe(`${page}?fait=ecrit`)
  for (const public_ of ['/', '/temoignages']) expect(await textOf(public_, {})).not.toContain('Zoé M.')

  expect(await textOf('/admin', coach.headers)).toContain('Témoignage de Zoé M.')
  const read = await textOf(`${room}/${id}`, coach.headers)
  expect(read).toContain('Mon premier &lt;b&gt;marathon&lt;/b&gt;')
  const [, vu = ''] = /name="vu" value="([^"]+)"/.exec(read) ?? []
  const decide = (fields: Record<string, string>) =>
    post(`${room}/${id}`, form({ vu, mot: '', ...fields }), coach.headers)
  const mute = await decide({ decision: 'refuser' })
  expect([mute.status, (await mute.text()).includes('Dites à son auteur')]).toEqual([422, true])
  expect((await decide({ decision: 'publier', vu: '2026-01-01T00:00:00.000Z' })).status).toBe(409)
  expect((await decide({ decision: 'publier' })).status).toBe(303)
  for (const public_ of ['/', '/temoignages'])
    await expect.poll(() => textOf(public_, {})).toContain('Zoé M.')
  const shown = await textOf('/temoignages', {})
  expect(shown).toContain('Mon premier &lt;b&gt;marathon&lt;/b&gt;')
  expect(shown).toContain('dateTime="2026-04-12"')
  expect(shown).not.toContain('Exemple</span>')

  expect(await textOf('/compte/donnees', athlete.headers)).toContain('Il est en ligne.')
  const [mine] = JSON.parse(await textOf('/compte/donnees/mes-donnees.json', athlete.headers)).temoignages
  expect(mine).toMatchObject({ author: 'Zoé M.', scope: 'site-reseaux' })
  expect((await post(page, form({ acte: 'retirer' }))).headers.get('location')).toBe(`${page}?fait=retire`)
  for (const public_ of ['/', '/temoignages'])
    await expect.poll(() => textOf(public_, {})).not.toContain('Zoé M.')
  expect(await textOf(`${room}/${id}`, coach.headers)).not.toContain('Douze semaines')
  expect(await textOf(page, {})).toContain('Il est retiré.')
  const lines = await database().select().from(auditLog).where(eq(auditLog.subjectId, athlete.memberId))
  expect(lines.map(({ action }) => action)).toContain('testimonial.withdrawn')
  expect(await textOf('/admin/journal', coach.headers)).toContain('Témoignage retiré par son auteur')
  const mails = await database()
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.template, 'testimonial-answered'))
  expect(mails).toHaveLength(1)
})

test('erased with the account, it leaves the page with it', async () => {
  const { coach, athlete, row, page } = await asked()
  await post(page, form({ ...said, firstName: 'Ada' }))
  const read = await textOf(`${room}/${row?.id}`, coach.headers)
  const [, vu = ''] = /name="vu" value="([^"]+)"/.exec(read) ?? []
  await post(`${room}/${row?.id}`, form({ vu, mot: '', decision: 'publier' }), coach.headers)
  await expect.poll(() => textOf('/temoignages', {})).toContain('Ada M.')
  await database().delete(members).where(eq(members.userId, athlete.memberId))
  await expect.poll(() => textOf('/temoignages', {})).not.toContain('Ada M.')
})

test('no other address opens one; only who was given the room reads them; too many writings are slowed', async () => {
  const { athlete, row, page } = await asked()
  expect((await get(`/temoigner/${'A'.repeat(32)}`)).status).toBe(404)
  expect((await post('/temoigner/x', form(said))).status).toBe(404)
  expect((await get(`${room}/${row?.id}`, athlete.headers)).status).toBe(403)
  expect((await get(room)).status).toBe(302)
  const rights = (rooms: string[]) =>
    database().update(members).set({ role: 'assistant', rooms }).where(eq(members.userId, athlete.memberId))
  await rights(['messages'])
  expect((await get(room, athlete.headers)).status).toBe(403)
  expect((await post(`${room}/demander`, form({ personne: athlete.memberId }), athlete.headers)).status).toBe(
    403,
  )
  await rights(['temoignages'])
  expect((await get(`${room}/${row?.id}`, athlete.headers)).status).toBe(200)
  expect((await get(`${room}/nimporte`, athlete.headers)).status).toBe(404)
  const statuses: number[] = []
  for (let time = 0; time < 21; time += 1)
    statuses.push((await post(page, form({ ...said, title: `Fois ${time}` }))).status)
  expect(statuses.at(-1)).toBe(429)
})
