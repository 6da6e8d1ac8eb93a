import { expect, test } from 'vitest'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { addApplication, newVisitor } from '../../accounts/visitor.ts'
import { formFields } from '../form-fields.ts'
import { useSite } from '../use-site.ts'

const { site } = useSite()
const sheet = '/admin/reglages/faits/second-facteur'
const area = '/espace-athlete/introduction'
const door = '/compte/securite?pourquoi=membre'

async function require(requiredFrom: string) {
  const coach = await newVisitor(site(), 'admin')
  const fields = formFields(await coach.read(sheet), 'fact-form')
  fields.set('v.members', 'required')
  fields.set('v.requiredFrom', requiredFrom)
  const saved = await coach.post(sheet, Object.fromEntries(fields))
  expect(saved.headers.get('location')).toBe(`${sheet}?fait=faits`)
}

test('the privacy page says of whom a second factor is required, as the owner sets it', async () => {
  const coach = await newVisitor(site(), 'admin')
  const visitor = await newVisitor(site())
  const privacy = () => visitor.read('/confidentialite')
  expect(await privacy()).toContain('obligatoire pour administrer le site.')
  for (const [assistants, said] of [
    ['optional', 'obligatoire pour les coachs.'],
    ['required', 'obligatoire pour administrer le site.'],
  ] as const) {
    const fields = formFields(await coach.read(sheet), 'fact-form')
    fields.set('v.assistants', assistants)
    const saved = await coach.post(sheet, Object.fromEntries(fields))
    expect(saved.headers.get('location')).toBe(`${sheet}?fait=faits`)
    await expect.poll(privacy).toContain(said)
  }
})

test('from the day that the owner sets, a member without a second factor is led to add one, and told why', async () => {
  const member = await newVisitor(site())
  const dump = '/__nuxt_content/espaceAthlete/sql_dump.txt'
  expect((await member.get(area)).status).toBe(200)
  expect((await member.get(dump)).status).toBe(200)
  await require(addDays(dayInParis(new Date()), 3))
  expect((await member.get(area)).status).toBe(200)
  await require(dayInParis(new Date()))
  await expect.poll(async () => (await member.get(area)).headers.get('location')).toBe(door)
  expect((await member.get(dump)).status).not.toBe(200)
  expect((await member.get('/compte')).status).toBe(200)
  expect(await member.read(door)).toContain('Le club demande un second facteur à ses adhérents.')
  const { verify } = await addApplication(member)
  expect((await verify()).status).toBe(200)
  expect((await member.get(area)).status).toBe(200)
  expect((await member.get(dump)).status).toBe(200)
})
