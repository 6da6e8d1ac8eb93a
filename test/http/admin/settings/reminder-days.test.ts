import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { giveAnswer } from '#app/domain/competitions/store.server.ts'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { systemClock } from '#app/outside/clock.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { formFields } from '../../form-fields.ts'
import { useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const sheet = '/admin/reglages/faits/rappels'
const choices = '/espace-athlete/competition/calendrier/abonnement'

async function save(values: Record<string, string>, headers: Record<string, string>) {
  const fields = formFields(await textOf(sheet, headers), 'fact-form')
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  return post(sheet, fields, headers)
}

test('a day out of bounds, or out of order, is refused beside its field', async () => {
  const { headers } = await person({ standing: 'admin' })
  expect(await textOf('/admin/reglages', headers)).toContain('Jours des rappels')
  for (const [field, value] of [
    ['v.race', '31'],
    ['v.race', '0'],
    ['v.race', '2,5'],
    ['v.packing', '3'],
    ['v.papers', '7'],
  ] as const) {
    const refused = await save({ [field]: value }, headers)
    expect([value, refused.status]).toEqual([value, 422])
    expect(await refused.text()).toContain(`id="${field}-error"`)
  }
  expect((await get(sheet, (await person()).headers)).status).toBe(403)
})

test('the owner’s days are what the morning obeys, and what athletes and the privacy page read', async () => {
  const { headers } = await person({ standing: 'admin' })
  const athlete = await person()
  const today = dayInParis(new Date())
  const race = await newCompetition(database(), {
    startOn: addDays(today, 20),
    endOn: addDays(today, 20),
    registrationOpensOn: undefined,
    registrationClosesOn: undefined,
  })
  const viewer = await newAthlete(database())
  await giveAnswer({ database: database(), clock: systemClock }, viewer, {
    competitionId: race,
    given: going,
  })
  const told = async () => {
    await database().execute(sql`SELECT graphile_worker.add_job('morning_reminders')`)
    const rows = await database()
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, `${viewer.memberId}@exemple.fr`))
    return rows.map(({ template }) => template)
  }
  expect(await textOf(choices, athlete.headers)).toContain('Une semaine avant votre course')
  expect(await (await get('/confidentialite')).text()).toContain('votre course une semaine avant')
  expect(await told()).toEqual([])
  const saved = await save({ 'v.race': '21' }, headers)
  expect(saved.headers.get('location')).toBe(`${sheet}?fait=faits`)
  await expect.poll(() => textOf(choices, athlete.headers)).toContain('Trois semaines avant votre course')
  await expect
    .poll(async () => (await get('/confidentialite')).text())
    .toContain('votre course trois semaines avant')
  await expect.poll(told).toEqual(['reminder-week-before'])
})
