import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { standingClock } from '#app/outside/clock.ts'
import { declarations } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { writtenMails } from '#test/mail/written.ts'
import type { Declaration } from './rules.ts'
import { fileDeclaration, findDeclaration, purgeDeclarations } from './store.server.ts'

const held = useDatabase()
const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const services = (now: string) => ({ database: held.connection.database, content, clock: standingClock(now) })

const withdrawal = (contract: string): Declaration => ({
  kind: 'withdrawal',
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'athlete@exemple.fr',
  contract,
})

test('a declaration is filed with its hour, whatever the order, and acknowledged at once', async () => {
  const { database } = held.connection
  const filed = await fileDeclaration(services('2026-12-02T17:07:31Z'), withdrawal('commande inconnue'))
  expect(filed.reference).toMatch(/^RT-2026-/)
  expect(await findDeclaration(database, filed.id)).toEqual({
    ...filed,
    wishedEndOn: undefined,
    legitimateReason: undefined,
    comment: undefined,
  })
  const mails = await writtenMails(database)
  expect(mails.map(({ template, recipient, replyTo }) => [template, recipient, replyTo])).toEqual([
    ['declaration-receipt', 'athlete@exemple.fr', 'bonjour@exemple.fr'],
    ['declaration-notice', 'bonjour@exemple.fr', 'athlete@exemple.fr'],
  ])
  expect(mails[0]?.subject).toContain(filed.reference)
})

test('the same declaration within a day, even across midnight, is the one already filed', async () => {
  const again = () => fileDeclaration(services('2026-12-31T22:59:00Z'), withdrawal('maillot'))
  const [first, second] = await Promise.all([again(), again()])
  expect(second.reference).toBe(first.reference)
  const shouted = { ...withdrawal('MAILLOT'), firstName: 'CAMILLE' }
  const later = await fileDeclaration(services('2027-01-01T10:00:00Z'), shouted)
  expect(later).toMatchObject({ reference: first.reference, declaredAt: new Date('2026-12-31T22:59:00Z') })
  expect(await rowsOf('maillot')).toHaveLength(1)
  for (const change of [
    { kind: 'cancellation' as const },
    { firstName: 'Dominique' },
    { lastName: 'Autre' },
    { email: 'autre@exemple.fr' },
    { wishedEndOn: '2027-02-01' },
    { legitimateReason: 'Déménagement' },
    { comment: 'Merci.' },
  ]) {
    const other = await fileDeclaration(services('2027-01-01T10:00:00Z'), {
      ...withdrawal('maillot'),
      ...change,
    })
    expect(other.reference).not.toBe(first.reference)
  }
})

test('on the day of 25 hours a repeat after more than 24 is the one already filed', async () => {
  const early = await fileDeclaration(services('2026-10-24T22:10:00Z'), withdrawal('gourde'))
  const late = await fileDeclaration(services('2026-10-25T22:40:00Z'), withdrawal('gourde'))
  expect(late.reference).toBe(early.reference)
  expect(await findDeclaration(held.connection.database, late.id)).toMatchObject({
    reference: late.reference,
  })
})

test('a day and more later the same words are a new declaration', async () => {
  const [first, nextDay] = [
    await fileDeclaration(services('2026-05-04T10:00:00Z'), withdrawal('chaussettes')),
    await fileDeclaration(services('2026-05-05T10:00:01Z'), withdrawal('chaussettes')),
  ]
  expect(nextDay.reference).not.toBe(first.reference)
})

test('a year later the same words are a new declaration', async () => {
  const first = await fileDeclaration(services('2026-03-01T10:00:00Z'), withdrawal('coaching'))
  const second = await fileDeclaration(services('2027-03-01T10:00:00Z'), withdrawal('coaching'))
  expect(second.reference).not.toBe(first.reference)
  expect(second.declaredAt).toEqual(new Date('2027-03-01T10:00:00Z'))
})

test('nobody rewrites a declaration, nor removes it before its time', async () => {
  const { database } = held.connection
  const filed = await fileDeclaration(services(new Date().toISOString()), withdrawal('gourde'))
  const same = eq(declarations.id, filed.id)
  await expect(database.update(declarations).set({ lastName: 'Autre' }).where(same)).rejects.toThrow()
  await expect(database.delete(declarations).where(same)).rejects.toThrow()
  expect(await findDeclaration(database, filed.id)).toMatchObject({ lastName: 'Martin' })
})

test('declarations are removed after five years', async () => {
  const { database } = held.connection
  const day = 86_400_000
  const fiveYearsAgo = new Date()
  fiveYearsAgo.setUTCFullYear(fiveYearsAgo.getUTCFullYear() - 5)
  const at = (days: number) => services(new Date(fiveYearsAgo.getTime() + days * day).toISOString())
  const old = await fileDeclaration(at(-3), withdrawal('vieux'))
  const young = await fileDeclaration(at(+3), withdrawal('moins vieux'))
  expect(await purgeDeclarations(services(new Date().toISOString()))).toBe(1)
  expect(await findDeclaration(database, old.id)).toBeUndefined()
  expect(await findDeclaration(database, young.id)).toBeDefined()
})

function rowsOf(contract: string) {
  return held.connection.database.select().from(declarations).where(eq(declarations.contract, contract))
}
