import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { joinRequests, members, outgoingMails, trainingCodes } from '#db/schema/index.ts'
import { memberServices } from '#test/accounts/members.ts'
import { useDatabase } from '#test/database.ts'
import { useAuthService } from '@allure/auth-server/testing'
import { joinSchema } from './rules.ts'
import {
  askToJoin,
  closeCode,
  decideRequest,
  isCodeOpen,
  listRequests,
  openCode,
  purgeTrainingCodes,
} from './store.server.ts'

const held = useDatabase()
const service = useAuthService({}, { pool: () => held.connection.pool })
const database = () => held.connection.database
const at = (now: string) => memberServices(database(), service.admin(), { now })
const [during, after] = ['2026-11-24T18:30:00Z', '2026-11-24T20:30:00Z']
const [coach, other] = [
  { id: randomUUID(), name: 'Coach Essai' },
  { id: randomUUID(), name: 'Autre Coach' },
]
const zoe = joinSchema.parse({ firstName: 'Zoé', lastName: 'Lemaître', email: 'Zoe@piste.example' })

async function opened() {
  const id = randomUUID()
  const opening = { id, groups: ['Piste'], minutes: 120, actor: coach }
  await Promise.all([1, 2].map(() => openCode(at('2026-11-24T18:00:00Z'), opening)))
  const [row] = await database().select().from(trainingCodes).where(eq(trainingCodes.id, id))
  return { id, code: row?.code ?? '' }
}

test('a code opens nothing by itself: a coach confirms, once, and only then is somebody invited', async () => {
  const { id, code } = await opened()
  expect(await askToJoin(at(during), code.toUpperCase(), { ...zoe, firstName: 'Zo' })).toBe('asked')
  expect(await askToJoin(at(during), code, zoe)).toBe('asked')
  expect(await database().$count(members)).toBe(0)
  expect(await database().$count(outgoingMails)).toBe(0)
  const [request] = await listRequests({ database: database() }, id)
  expect(request).toMatchObject({ firstName: 'Zoé', email: 'zoe@piste.example', decision: null })
  const deciding = { id: request?.id ?? '', decision: 'confirmed' as const }
  const decided = await Promise.all([
    decideRequest(at(after), { ...deciding, actor: coach }),
    decideRequest(at(after), { ...deciding, decision: 'refused', actor: other }),
  ])
  expect(decided).toEqual([
    { outcome: 'done', link: expect.stringContaining('/invitation?') },
    { outcome: 'late', by: 'Coach Essai', decision: 'confirmed' },
  ])
  const [member] = await database().select().from(members)
  expect(member).toMatchObject({ status: 'invited', role: 'athlete', groups: ['Piste'], firstName: 'Zoé' })
  expect(await database().$count(outgoingMails)).toBe(1)
  // Who is known already is told nothing else, and gets nothing.
  expect(await askToJoin(at(during), code, zoe)).toBe('asked')
})

test('a code ends with its training, or when a coach closes it; a refused person gets nothing', async () => {
  const { id, code } = await opened()
  expect(await isCodeOpen(at(during), code)).toBe(true)
  expect(await isCodeOpen(at(after), code)).toBe(false)
  expect(await askToJoin(at(after), code, zoe)).toBe('closed')
  expect(await askToJoin(at(during), 'inconnu', zoe)).toBe('closed')
  await askToJoin(at(during), code, { ...zoe, email: 'x@piste.example' })
  expect(await closeCode(at(during), { id, actor: coach })).toBe(true)
  expect(await closeCode(at(during), { id, actor: other })).toBe(false)
  expect(await askToJoin(at(during), code, zoe)).toBe('closed')
  const [request] = await listRequests({ database: database() }, id)
  const refusing = { id: request?.id ?? '', decision: 'refused' as const, actor: coach }
  expect(await decideRequest(at(after), refusing)).toEqual({ outcome: 'done' })
  expect(await database().$count(members, eq(members.email, 'x@piste.example'))).toBe(0)
  expect(await decideRequest(at(after), { ...refusing, id: randomUUID() })).toEqual({ outcome: 'unknown' })
  expect(await purgeTrainingCodes(at('2026-12-26T10:00:00Z'))).toBe(2)
  expect(await database().$count(joinRequests)).toBe(0)
})
