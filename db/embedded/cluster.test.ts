import { expect, test } from 'vitest'
import { useDatabase } from '#test/database.ts'

const database = useDatabase()

test('a cloned database has the tables of the schema', async () => {
  const { rows } = await database.connection.pool.query(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'club' ORDER BY 1",
  )
  expect(rows.map((row) => row.table_name)).toEqual(['declarations', 'messages', 'outgoing_mails'])
})

test('a declaration is never changed nor removed', async () => {
  const { pool } = database.connection
  await pool.query(
    `INSERT INTO club.declarations (reference, kind, declared_at, first_name, last_name, email, contract, fingerprint)
     VALUES ('R-1', 'withdrawal', now(), 'Prénom', 'Nom', 'a@exemple.fr', 'Commande 12', 'f')`,
  )
  await expect(pool.query("UPDATE club.declarations SET last_name = 'Autre'")).rejects.toThrow(
    'never changed',
  )
  await expect(pool.query('DELETE FROM club.declarations')).rejects.toThrow('never changed')
})
