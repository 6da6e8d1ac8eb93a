import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, person } = useClub({ LOG_LEVEL: 'silent' })

const rooms = {
  '/admin/journal': 'audit_log',
  '/admin/messages/reponses': 'canned_answers',
  '/admin/avis': 'article_feedback',
  '/admin/athletes/entrainement': 'training_codes',
  '/admin/stages/bons': 'vouchers',
}

test.each(Object.entries(rooms))(
  '%s fails within the frame: menu, search and « Réessayer » stay',
  async (path, table) => {
    const { headers } = await person({ standing: 'admin' })
    const [there, away] = [sql.identifier(table), sql.identifier(`${table}_away`)]
    await database().execute(sql`ALTER TABLE club.${there} RENAME TO ${away}`)
    try {
      const answer = await get(path, headers)
      const page = await answer.text()
      expect(answer.status).toBe(500)
      expect(page).toContain('Cette rubrique n’a pas pu s’afficher.')
      expect(page).toContain('aria-label="Administration"')
      expect(page).toMatch(new RegExp(`<a[^>]*href="${path}"[^>]*>(<[^>]*>)*Réessayer`))
      expect(page).toContain('Référence à citer')
    } finally {
      await database().execute(sql`ALTER TABLE club.${away} RENAME TO ${there}`)
    }
    expect((await get(path, headers)).status).toBe(200)
  },
)

test('what is not there, or no longer open, is said within the frame too', async () => {
  const { headers } = await person({ standing: 'admin' })
  const answer = await get('/admin/commandes/2020-0001', headers)
  const page = await answer.text()
  expect([answer.status, page]).toEqual([404, expect.stringContaining('Il n’y a rien à cette adresse.')])
  expect(page).toContain('aria-label="Administration"')
})
