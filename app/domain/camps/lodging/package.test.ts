import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { type SiteContentReader, collections } from '#content/collections.ts'
import { outgoingMails, packageForms } from '#db/schema/index.ts'
import { bookNow, lanzarote } from '#test/camps/booking.ts'
import { packageHeader } from '#test/camps/package.ts'
import { useDatabase } from '#test/database.ts'
import { openContent } from '@allure/content-engine'
import { licenceProblems } from '../../content-edits/licence-problem.server.ts'
import { findBookingBySecret, readOffer } from '../bookings/store.server.ts'
import { purgePackageForms, sendPackageForm } from './form-store.server.ts'

const held = useDatabase()
const folder = await mkdtemp(join(tmpdir(), 'packages-'))
afterAll(() => rm(folder, { recursive: true }))
const opened: { content?: SiteContentReader } = {}
const clock = standingClock('2027-01-10T08:00:00Z')

beforeAll(async () => {
  await cp(fileURLToPath(new URL('../../../../content', import.meta.url)), folder, { recursive: true })
  const file = join(folder, 'nosStages/lanzarote.md')
  await writeFile(file, (await readFile(file, 'utf8')).replace('lodging: host', packageHeader))
  opened.content = await openContent({ directory: folder, collections, samples: true, now: clock.now })
})

function services(now = clock) {
  if (!opened.content) throw new Error('The content is not open.')
  const { database } = held.connection
  const siteUrl = 'https://club.exemple.fr'
  return { database, content: opened.content, clock: now, siteUrl, isProduction: false, payment: undefined }
}

async function formNow() {
  const form = (await readOffer(services(), lanzarote))?.packageForm
  if (!form) throw new Error('no form')
  return form
}

test('E6: a package is booked by who was mailed its standard form and says so; it is frozen with the booking', async () => {
  const key = randomUUID()
  const form = await formNow()
  const said = JSON.stringify(form)
  for (const words of [
    'est un forfait au sens de la directive',
    'Garant',
    'Hôtel trois étoiles',
    'Demi-pension',
  ])
    expect(said).toContain(words)
  expect(form.rights).toHaveLength(12)
  const refused = { ok: false, why: 'package-form' }
  expect(await bookNow(services(), { key, hasReadForm: true })).toMatchObject(refused)
  const sending = { key, to: 'camille@exemple.fr', firstName: 'Camille', camp: 'Lanzarote', form }
  await sendPackageForm(services(), { ...sending, to: 'autre@exemple.fr' })
  expect(await bookNow(services(), { key, hasReadForm: true })).toMatchObject(refused)
  await Promise.all([sendPackageForm(services(), sending), sendPackageForm(services(), sending)])
  const mails = await held.connection.database
    .select({ to: outgoingMails.recipient })
    .from(outgoingMails)
    .where(eq(outgoingMails.template, 'camp-package-form'))
  expect(mails.map(({ to }) => to).sort()).toEqual(['autre@exemple.fr', 'camille@exemple.fr'])
  expect(await bookNow(services(), { key })).toMatchObject(refused)
  const made = await bookNow(services(), { key, hasReadForm: true })
  if (!made.ok) throw new Error(made.message)
  const booking = await findBookingBySecret(held.connection.database, made.booking.secret)
  expect(booking?.agreed.packageForm).toEqual(form)
})

test('forms that led to no order are forgotten after two days', async () => {
  await purgePackageForms(services(standingClock('2027-01-13T08:00:00Z')))
  expect(await held.connection.database.$count(packageForms)).toBe(0)
})

test('E5: what includes its nights is not published without the licence, and the text’s form says why', async () => {
  const text = await readFile(join(folder, 'nosStages/lanzarote.md'), 'utf8')
  const place = { collection: 'nosStages', file: 'lanzarote.md', text }
  expect(await licenceProblems(services().content, place)).toEqual([])
  const untold = { ...place, text: text.replace(/^package:(?:\n {2}.*)+\n/m, '') }
  expect(await licenceProblems(services().content, untold)).toMatchObject([
    { field: 'lodging', message: expect.stringContaining('package') },
  ])
  const club = join(folder, 'info/entreprise.yml')
  await writeFile(club, (await readFile(club, 'utf8')).replace(/^travel:(?:\n {2}.*)+/m, 'travel: null'))
  const content = await openContent({ directory: folder, collections, samples: true, now: clock.now })
  const [problem] = await licenceProblems(content, place)
  expect(problem).toMatchObject({ field: 'lodging', message: expect.stringContaining('Atout France') })
  expect(text.split('\n')[(problem?.line ?? 0) - 1]).toBe('lodging: included')
  expect(
    await licenceProblems(content, { ...place, text: text.replace('title:', 'draft: true\ntitle:') }),
  ).toEqual([])
  expect(await readOffer({ ...services(), content }, lanzarote)).toBeUndefined()
})
