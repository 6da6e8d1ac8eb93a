import { expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { useDatabase } from '#test/database.ts'
import { listAuditLog, purgeAuditLog, writeAuditLog } from './store.server.ts'

const held = useDatabase()
const database = () => held.connection.database
const list = async (search: string, page = 1, perPage = 10) => {
  const { entries, total } = await listAuditLog(database(), { search, page, perPage })
  return { names: entries.map(({ subjectName }) => subjectName), total }
}

test('the newest line comes first; people and actions are found by their words', async () => {
  const actor = { id: crypto.randomUUID(), name: 'Élodie Noël' }
  const lines = [
    { at: '2023-11-19T10:00:00Z', action: 'member.suspended', subject: 'Zoé', actor },
    { at: '2026-11-20T10:00:00Z', action: 'member.invited', subject: 'Malo', actor },
    { at: '2026-11-21T10:00:00Z', action: 'member.ended', subject: 'Inès', actor: undefined },
  ] as const
  for (const { at, action, subject, actor: by } of lines)
    await writeAuditLog(database(), {
      at: new Date(at),
      action,
      subject: { id: subject, name: subject },
      ...(by && { actor: by }),
    })
  expect(await list('')).toEqual({ names: ['Inès', 'Malo', 'Zoé'], total: 3 })
  expect(await list('', 2, 2)).toEqual({ names: ['Zoé'], total: 3 })
  expect(await list('elodie')).toEqual({ names: ['Malo', 'Zoé'], total: 2 })
  expect(await list('Accès suspendu')).toEqual({ names: ['Zoé'], total: 1 })
  expect(await list('personne')).toEqual({ names: [], total: 0 })

  expect(await purgeAuditLog({ database: database(), clock: standingClock('2026-11-20T02:00:00Z') })).toBe(1)
  expect((await list('')).total).toBe(2)
})
