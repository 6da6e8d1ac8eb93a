import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { messages } from '#db/schema/index.ts'
import { formFields } from '../../form-fields.ts'
import { useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const sheet = '/admin/reglages/faits/durees'
const day = 86_400_000

async function receivedBefore(days: number) {
  const receivedAt = new Date(Date.now() - days * day)
  const [row] = await database()
    .insert(messages)
    .values({ email: `${days}@club.example`, receivedAt })
    .returning({ id: messages.id })
  return row?.id ?? ''
}

const isThere = async (id: string) =>
  (await database().select({ id: messages.id }).from(messages).where(eq(messages.id, id))).length === 1

test('what the owner keeps for less goes that night; the law’s longest stands, the register says the rest', async () => {
  const { headers } = await person({ standing: 'admin' })
  const [old, recent] = [await receivedBefore(70), await receivedBefore(20)]
  const fields = formFields(await textOf(sheet, headers), 'fact-form')
  expect(fields.get('v.messages')).toBe('36')
  fields.set('v.messages', '37')
  const longer = await post(sheet, fields, headers)
  expect(longer.status).toBe(422)
  expect(await longer.text()).toContain('id="v.messages-error"')
  fields.set('v.messages', '2')
  const saved = await post(sheet, fields, headers)
  expect(saved.headers.get('location')).toBe(`${sheet}?fait=faits`)
  await expect.poll(() => textOf(sheet, headers)).toContain('value="2"')
  await database().execute(sql`SELECT graphile_worker.add_job('nightly_upkeep_messages')`)
  await expect.poll(() => isThere(old)).toBe(false)
  expect(await isThere(recent)).toBe(true)
  const kept = await textOf('/admin/reglages/registre', headers)
  expect(kept).toContain('3 ans après le dernier échange')
  expect((await get('/admin/reglages/registre', (await person()).headers)).status).toBe(403)
})
