import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '../../test/database.ts'
import { HostedAuthSchemaError, migrateAuth } from './migrate-auth.ts'

const database = useDatabase()
const query = (sql: string) => database.pool.query(sql)

afterEach(async () => {
  await query('DROP SCHEMA IF EXISTS auth CASCADE')
})

const tables = async () =>
  (await query(`SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'auth'`)).rows[0]

test('applies every migration in order, and nothing the second time', async () => {
  const applied = await migrateAuth(database.pool)
  expect(applied[0]).toBe('0001_users.sql')
  expect(applied).toEqual([...applied].sort())
  const made = await tables()
  expect(await migrateAuth(database.pool)).toEqual([])
  expect(await tables()).toEqual(made)
})

test('several instances at once take turns: one migrates, the others find it done', async () => {
  const results = await Promise.all(Array.from({ length: 6 }, () => migrateAuth(database.pool)))
  expect(results.filter((applied) => applied.length > 0)).toHaveLength(1)
})

test('a failing migration leaves nothing behind, and its repair is applied alone', async () => {
  await migrateAuth(database.pool)
  const folder = mkdtempSync(join(tmpdir(), 'auth-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(import.meta.dirname, folder, { recursive: true })
  writeFileSync(join(folder, '9001_half.sql'), 'CREATE TABLE auth.half (id int); SELECT 1 / 0;')
  await expect(migrateAuth(database.pool, folder)).rejects.toThrow('division by zero')
  expect((await query(`SELECT to_regclass('auth.half') AS half`)).rows).toEqual([{ half: null }])
  writeFileSync(join(folder, '9001_half.sql'), 'CREATE TABLE auth.half (id int);')
  expect(await migrateAuth(database.pool, folder)).toEqual(['9001_half.sql'])
})

test('never touches the schema of a real server', async () => {
  await query('CREATE SCHEMA auth; CREATE TABLE auth.schema_migrations (version varchar(255) PRIMARY KEY)')
  await expect(migrateAuth(database.pool)).rejects.toThrow(HostedAuthSchemaError)
  expect(await tables()).toEqual({ n: 1 })
})

test('an account takes everything of its own with it', async () => {
  await migrateAuth(database.pool)
  await query(`
    INSERT INTO auth.users (id, email) VALUES ('00000000-0000-4000-8000-000000000001', 'a@example.org');
    INSERT INTO auth.identities (provider_id, user_id, identity_data, provider)
      SELECT id::text, id, '{"email":"A@Example.org"}', 'email' FROM auth.users;
    INSERT INTO auth.sessions (id, user_id) SELECT id, id FROM auth.users;
    INSERT INTO auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method, id)
      SELECT id, now(), now(), 'password', id FROM auth.sessions;
    INSERT INTO auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      SELECT id, id, 'totp', 'verified', now(), now() FROM auth.users;
    INSERT INTO auth.allure_used_totp_steps SELECT id, 60000000 FROM auth.mfa_factors`)
  expect((await query('SELECT email FROM auth.identities')).rows).toEqual([{ email: 'a@example.org' }])
  await query('DELETE FROM auth.users')
  for (const table of ['identities', 'sessions', 'mfa_amr_claims', 'mfa_factors', 'allure_used_totp_steps'])
    expect((await query(`SELECT 1 FROM auth.${table}`)).rowCount).toBe(0)
})

test('one address is one account, unless it comes from single sign-on', async () => {
  await migrateAuth(database.pool)
  const add = (isSso: boolean) =>
    query(
      `INSERT INTO auth.users (id, email, is_sso_user) VALUES (gen_random_uuid(), 'a@example.org', ${isSso})`,
    )
  await add(false)
  await expect(add(false)).rejects.toThrow('users_email_partial_key')
  await add(true)
})
