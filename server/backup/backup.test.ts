import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { listTables } from '#db/backup/tables.ts'
import { migrate } from '#db/migrate.ts'
import { migrationsFolder } from '#db/migrations-folder.ts'
import { knownMigrations } from '#db/migrations-up-to.ts'
import { useDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { migrateAuth } from '@allure/auth-server'
import { readEnvironment } from '../environment.ts'
import { writeBackupFile } from './backup-file.ts'
import { makeBackup } from './make-backup.ts'
import { runRestore } from './run-backup.ts'
import { migrateTo } from './schema-version.ts'

// Whole places are written and read back.
vi.setConfig({ testTimeout: 60_000 })

const held = useDatabase()
const passphrase = 'quatre mots mis bout à bout'
let sealed = Buffer.alloc(0)
const order = `INSERT INTO club.orders (id, key, number, secret, placed_at, email, first_name, last_name, payment_method,
  delivery, delivery_option, delivery_cents, standard_delivery_cents, goods_cents, total_cents, recap, terms, agreed)
  SELECT gen_random_uuid(), gen_random_uuid(), '2026-' || nextval('club.order_ranks'), gen_random_uuid(), now(), 'a@exemple.fr',
  E'L’été\\n\\\\. "é"', '', 'on_site', 'pickup', 'remise', 0, 0, 1600, 1600, 'r', 't', '{"a": null}'`

beforeAll(async () => {
  const { pool } = held.connection
  await migrateAuth(pool)
  await pool.query(`INSERT INTO club.terms_texts VALUES ('t', 1, '2026-11-01', E'CGV\\t\\r\\n\u2028')`)
  await pool.query(order)
  await pool.query(`
    INSERT INTO auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      VALUES (gen_random_uuid(), 'a@exemple.fr', '2026-11-20 10:00:00.123456+00', 'null');
    INSERT INTO club.strava_athletes VALUES (1, 'sealed', now(), 'read');
    INSERT INTO club.content_revisions (collection, file, kind, text, created_at)
      VALUES ('nosStages', 'a.md', 'written', repeat(E'é\\\\n\\n', 50000), now());
    SELECT graphile_worker.add_job('deliver_mail', '{"id": 1}', job_key => 'mail-1', run_at => now() + interval '1 day');
    SELECT graphile_worker.add_job('order_email', '{"id": 2}');
    SELECT graphile_worker.add_job('last_try', '{"id": 3}', max_attempts => 1);
    UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker', attempts = 1
      WHERE payload::text <> '{"id": 1}';
    SELECT graphile_worker.add_job('given_up', '{"id": 4}', max_attempts => 1);
    UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE payload::text = '{"id": 4}'`)
})

const folderWith = async (files: Record<string, string> = {}) => {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text, { mode: 0o600 })
  }
  return folder
}

const settingsOf = (databaseUrl: string, folder: string, secret = passphrase) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  BACKUP_PASSPHRASE: secret,
})

const backUp = async (databaseUrl: string, folder: string, secret?: string) =>
  (await makeBackup(readEnvironment(settingsOf(databaseUrl, folder, secret)))).path

async function restore(path: string, settings: Record<string, string>) {
  let said = ''
  const say = { line: (text: string) => void (said += text), error: (text: string) => void (said += text) }
  const code = await runRestore([path], readEnvironment(settings), say)
  return { code, said }
}

/** The address of a new database without a table. */
async function emptyDatabase(): Promise<string> {
  const server = new Client({ connectionString: inject('databaseServer') })
  await server.connect()
  const name = `empty_${randomBytes(6).toString('hex')}`
  await server.query(`CREATE DATABASE ${name}`)
  onTestFinished(async () => {
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await server.end()
  })
  return Object.assign(new URL(inject('databaseServer')), { pathname: `/${name}` }).href
}

async function at<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return run(client).finally(() => client.end())
}

const schemasAt = (url: string) =>
  at(url, async (client) => {
    const { rows } = await client.query<{ nspname: string }>(
      `SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema|public)' ORDER BY 1`,
    )
    return rows.map(({ nspname }) => nspname)
  })

const everyRow = (url: string) =>
  at(url, async (client) => {
    const sums: Record<string, unknown> = {}
    for (const table of await listTables(client)) {
      const name = `"${table.schema}"."${table.name}"`
      const { rows } = await client.query(
        `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${name} t`,
      )
      sums[name] = rows[0]
    }
    return sums
  })

test('everything comes back in a new place: rows, sequences, triggers, jobs that waited, files', async () => {
  const folder = await folderWith({
    'app-secret': 'secret',
    'uploads/a/b.bin': 'é'.repeat(60_000),
    'uploads/a/c.bin.1.part': 'half',
    'content.sqlite': 'x',
    'job-holder': 'x',
  })
  const path = await backUp(held.url, folder)
  sealed = await readFile(path)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(sealed.subarray(0, 18).toString()).toBe('age-encryption.org')
  const [url, place] = [await emptyDatabase(), join(temporaryFolder(), 'new')]
  expect(await restore(path, settingsOf(url, place))).toMatchObject({
    code: 0,
    said: expect.stringContaining('Restauré'),
  })
  expect(await everyRow(url)).toEqual(await everyRow(held.url))
  const athletes = 'SELECT count(*)::integer AS count FROM club.strava_athletes'
  const restored = await at(url, (client) => client.query(athletes))
  expect(restored.rows, 'what is Strava’s is kept for days, a backup for months').toEqual([{ count: 0 }])
  for (const name of ['app-secret', 'uploads/a/b.bin'])
    expect(await readFile(join(place, name), 'utf8')).toBe(await readFile(join(folder, name), 'utf8'))
  for (const name of ['content.sqlite', 'job-holder', 'uploads/a/c.bin.1.part'])
    expect(existsSync(join(place, name)), name).toBe(false)
  await at(url, async (client) => {
    const { rows: jobs } = await client.query(
      'SELECT task_identifier, key, locked_at, attempts, run_at > now() AS later FROM graphile_worker.jobs ORDER BY 1',
    )
    expect(jobs).toEqual([
      { task_identifier: 'deliver_mail', key: 'mail-1', locked_at: null, attempts: 0, later: true },
      { task_identifier: 'last_try', key: null, locked_at: null, attempts: 0, later: false },
      { task_identifier: 'order_email', key: null, locked_at: null, attempts: 0, later: false },
    ])
    await client.query(order)
    const { rows: numbers } = await client.query('SELECT number FROM club.orders ORDER BY number')
    expect(numbers).toEqual([{ number: '2026-1' }, { number: '2026-2' }])
    for (const closed of ['DELETE FROM club.orders', 'TRUNCATE club.content_revisions CASCADE'])
      await expect(client.query(closed)).rejects.toThrow()
  })
  await migrate(url, migrationsFolder)
})

test('a damaged file, a wrong passphrase or a place that is not empty: one clear line, and nothing written', async () => {
  const encrypted = join(await folderWith({ encrypted: '' }), 'encrypted')
  await writeFile(encrypted, sealed)
  const whole = await backUp(held.url, temporaryFolder(), '')
  const plain = await readFile(whole)
  const flipped = (bytes: Buffer) => {
    const changed = Buffer.from(bytes)
    const middle = Math.floor(changed.length / 2)
    changed.writeUInt8(255 - changed.readUInt8(middle), middle)
    return changed
  }
  const broken = join(temporaryFolder(), 'broken')
  const [url, place] = [await emptyDatabase(), join(temporaryFolder(), 'new')]
  const settings = settingsOf(url, place)
  const damages = [
    flipped(sealed),
    flipped(plain),
    plain.subarray(0, -9),
    Buffer.from('rien'),
    Buffer.alloc(0),
  ]
  for (const bytes of damages) {
    await writeFile(broken, bytes)
    expect(await restore(broken, settings)).toMatchObject({
      code: 1,
      said: expect.stringContaining('n’est pas une sauvegarde entière'),
    })
  }
  for (const [secret, words] of [
    ['', 'est chiffrée'],
    ['une autre phrase', 'n’est pas la phrase secrète'],
  ] as const)
    expect(await restore(encrypted, settingsOf(url, place, secret))).toMatchObject({
      code: 1,
      said: expect.stringContaining(words),
    })
  expect(await restore(join(place, 'absent'), settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('ENOENT'),
  })
  expect(existsSync(place)).toBe(false)
  expect(await schemasAt(url)).toEqual([])

  const used = await folderWith({ 'app-secret': 'un autre' })
  expect(await restore(whole, settingsOf(url, used))).toMatchObject({
    code: 1,
    said: expect.stringContaining('n’est pas vide (app-secret)'),
  })
  expect(await restore(whole, settingsOf(held.url, place))).toMatchObject({
    code: 1,
    said: expect.stringContaining('base neuve'),
  })
})

test('a restoring that fails half way leaves the place empty', async () => {
  const header = {
    allure: 'backup',
    format: 1,
    takenAt: new Date().toISOString(),
    version: { club: knownMigrations().at(-1)?.when, auth: null },
  }
  const lines = [header, { file: { path: 'app-secret', mode: 0o600 } }].map(
    (line) => `${JSON.stringify(line)}\n`,
  )
  const wrong = JSON.stringify({ table: { schema: 'club', name: 'terms_texts', columns: ['fingerprint'] } })
  const path = join(temporaryFolder(), 'wrong')
  await writeBackupFile(
    path,
    (async function* () {
      yield* [...lines, '\\.\n', `${wrong}\n`, 'x\n', '\\.\n']
    })(),
    undefined,
  )
  const [url, place] = [await emptyDatabase(), temporaryFolder()]
  await expect(restore(path, settingsOf(url, place))).rejects.toThrow()
  expect(await schemasAt(url)).toEqual([])
  expect(existsSync(join(place, 'app-secret'))).toBe(false)
  expect(existsSync(join(place, 'restoring'))).toBe(false)
})

test('a backup of an older version is restored as it was and migrates onward; one of a newer version is refused', async () => {
  const [older, newer, place] = [await emptyDatabase(), await emptyDatabase(), join(temporaryFolder(), 'new')]
  const first = knownMigrations()[5]?.when ?? 0
  await migrateTo(older, { club: first, auth: ['0001_users.sql'] })
  await at(older, (client) =>
    client.query(`INSERT INTO auth.users (id, email) VALUES (gen_random_uuid(), 'b@exemple.fr')`),
  )
  const path = await backUp(older, temporaryFolder(), '')
  expect(await restore(path, settingsOf(newer, place))).toMatchObject({ code: 0 })
  expect(await everyRow(newer)).toEqual(await everyRow(older))
  await migrate(newer, migrationsFolder)
  expect(Object.keys(await everyRow(newer))).toContain('"club"."orders"')
  await at(newer, (client) =>
    client.query(`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`),
  )
  const future = await backUp(newer, temporaryFolder(), '')
  expect(
    await restore(future, settingsOf(await emptyDatabase(), join(temporaryFolder(), 'other'))),
  ).toMatchObject({ code: 1, said: expect.stringContaining('plus récente') })
})
