import { createClient } from '@supabase/supabase-js'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startAuth } from '#server/commands/run-auth.ts'
import { failureText } from '#server/process/start-failure.ts'
import { makeKey } from '@allure/auth-server/testing'
import { startAuthProcess, writtenIn } from '../../auth/auth-process.ts'
import { cloneDatabase, useDatabase } from '../../database.ts'
import { keptCode } from '../../prepared-data.ts'
import { temporaryFolder } from '../../temporary-folder.ts'

const database = useDatabase()
const command = join(import.meta.dirname, '../../../server/commands/auth.ts')
const usage = /npm run auth -- --config fichier\.json --port N/
const open = { signUp: { enabled: true }, autoconfirm: { email: true } }

test('it serves the accounts of a configuration, signed with the keys of a file, until SIGTERM', async () => {
  const folder = temporaryFolder()
  writtenIn(folder, 'keys.json', { keys: [await makeKey('RS256', 0)] })
  const config = writtenIn(folder, 'auth.json', { ...open, signingKeysFile: 'keys.json' })
  const service = await startAuthProcess(config, { DATABASE_URL: database.url, DATA_DIR: folder })
  expect(service.url).toMatch(/^http:\/\/localhost:\d+\/auth\/v1$/)
  const client = createClient(service.url.replace(/\/auth\/v1$/, ''), 'any', {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data } = await client.auth.signUp({ email: 'seul@club.example', password: 'un mot de passe' })
  const claims = await client.auth.getClaims(data.session?.access_token)
  expect(claims.data?.header.alg).toBe('RS256')
  expect(claims.data?.claims).toMatchObject({ iss: service.url, email: 'seul@club.example' })
  const ended = once(service.child, 'exit')
  service.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('instances that start at once on one database share accounts, sessions and keys', async () => {
  const fresh = await cloneDatabase(inject('databaseServer'))
  onTestFinished(fresh.drop)
  const config = writtenIn(temporaryFolder(), 'auth.json', open)
  const settings = { DATABASE_URL: fresh.url, APP_SECRET: 'un secret que toutes les instances partagent' }
  const [one, other] = await Promise.all([1, 2].map(() => startAuthProcess(config, settings)))
  if (!one || !other) throw new Error('not started')
  onTestFinished(() => Promise.all([one.stop(), other.stop()]).then(() => undefined))
  const account = { email: 'partout@club.example', password: 'un mot de passe' }
  const { refresh_token } = await (await post(`${one.url}/signup`, account)).json()
  const refreshed = await post(`${other.url}/token?grant_type=refresh_token`, { refresh_token })
  expect(refreshed.status).toBe(200)
  const [keys, otherKeys] = await Promise.all(
    [one, other].map(async ({ url }) => (await fetch(`${url}/.well-known/jwks.json`)).json()),
  )
  expect(keys.keys).toHaveLength(1)
  expect(otherKeys).toEqual(keys)
})

test('a mail that goes nowhere is a line on the standard output', async () => {
  const folder = temporaryFolder()
  const config = writtenIn(folder, 'auth.json', { signUp: { enabled: true } })
  const service = await startAuthProcess(config, { DATABASE_URL: database.url, DATA_DIR: folder })
  onTestFinished(service.stop)
  await post(`${service.url}/signup`, { email: 'lettre@club.example', password: 'un mot de passe' })
  await expect.poll(service.output).toContain('"to":"lettre@club.example"')
})

test('outside the service, and against its rules, a short answer and no more', async () => {
  const folder = temporaryFolder()
  const config = writtenIn(folder, 'auth.json', open)
  const service = await startAuthProcess(config, {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
  })
  onTestFinished(service.stop)
  const { origin, port } = new URL(service.url)
  expect((await fetch(`${origin}/`)).status).toBe(404)
  const looked = await fetch(`${service.url}/user`, { method: 'HEAD' })
  expect([looked.status, looked.headers.get('allow')]).toEqual([405, expect.stringContaining('PUT')])
  expect((await post(`${service.url}/signup`, { data: 'x'.repeat(300_000) })).status).toBe(413)
  const socket = connect(Number(port), 'localhost')
  socket.write('no HTTP at all\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  expect((await fetch(`${service.url}/health`)).status).toBe(200)
  expect(service.output()).not.toContain('request failed')
})

test.each([
  ['nothing', [], /--config and --port/],
  ['no port', ['--config', 'auth.json'], /--config and --port/],
  ['a port beyond all', ['--config', 'auth.json', '--port', '65536'], /--config and --port/],
  ['what it does not know', ['--configuration', 'auth.json'], /--configuration/],
])('given %s it says how it is used', async (_, parameters, words) => {
  const lines = await startToFail(parameters)
  expect(lines).toEqual([expect.stringMatching(words), expect.stringMatching(usage)])
})

test.each([
  ['no file', undefined, [/auth\.json: no such file\.$/]],
  ['no JSON', '{"keys": {"serviceRole": ["tres-secret" }', [/auth\.json: not JSON/]],
  ['no object', '[]', [/auth\.json: .*expected object/]],
  ['an unknown key', { signup: {} }, [/auth\.json: Unrecognized key: "signup"$/]],
  [
    'several mistakes',
    { siteUrl: 'club', otp: { length: 4, size: 1 } },
    [/: siteUrl: Invalid URL$/, /: otp\.length: Too small/, /: otp: Unrecognized key: "size"$/],
  ],
  ['a pattern of nothing', { redirectAllowList: ['https://{a'] }, [/: redirectAllowList\.0: not a pattern/]],
  ['another path', { publicUrl: 'http://localhost:1/auth' }, [/: publicUrl: its path must be \/auth\/v1$/]],
  ['no key file', { signingKeysFile: 'absent.json' }, [/absent\.json: no such file\.$/]],
  ['keys that are none', { signingKeysFile: 'auth.json' }, [/auth\.json: Not a set of ES256 and RS256 keys/]],
])('a configuration with %s is refused in one clear line each', async (_, content, expected) => {
  const folder = temporaryFolder()
  if (content !== undefined) writtenIn(folder, 'auth.json', content)
  const lines = await startToFail(['--config', join(folder, 'auth.json'), '--port', '0'])
  for (const words of expected) expect(lines).toContainEqual(expect.stringMatching(words))
  expect(lines).toHaveLength(expected.length)
  expect(lines.join()).not.toContain('secret')
})

test('a port that is taken and a database that is away are one clear line, without the secrets of its address', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = String(address !== null && typeof address === 'object' ? address.port : 0)
  const config = writtenIn(temporaryFolder(), 'auth.json', open)
  const onTakenPort = await startToFail(['--config', config, '--port', port], { DATABASE_URL: database.url })
  expect(onTakenPort).toEqual([expect.stringMatching(/EADDRINUSE.*take another port\.$/)])
  const absent = 'postgres://club:tres-secret@127.0.0.1:1/club'
  const { code, lines } = await startProcessToFail(['--config', config, '--port', '0'], {
    DATABASE_URL: absent,
  })
  expect([code, lines]).toEqual([1, [expect.stringMatching(/^DATABASE_URL: .*ECONNREFUSED/)]])
  expect(lines.join()).not.toContain('secret')
})

test('the schema of a real server is left as it is', async () => {
  const theirs = await cloneDatabase(inject('databaseServer'))
  onTestFinished(theirs.drop)
  await theirs.connection.pool.query('CREATE SCHEMA auth; CREATE TABLE auth.schema_migrations ()')
  const config = writtenIn(temporaryFolder(), 'auth.json', open)
  const lines = await startToFail(['--config', config, '--port', '0'], { DATABASE_URL: theirs.url })
  expect(lines).toEqual([expect.stringContaining('belongs to a Supabase Auth server')])
})

/** In this process: what the command would print, and end with 1. */
async function startToFail(parameters: string[], settings: Record<string, string> = {}) {
  const error = await startAuth(parameters, { DATA_DIR: temporaryFolder(), ...settings }).then(
    async ({ close }) => close(),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  return failureText(error).trim().split('\n')
}

async function startProcessToFail(parameters: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [command, ...parameters], {
    env: { ...keptCode(), PATH: process.env.PATH, DATA_DIR: temporaryFolder(), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = text(child.stderr)
  const [code] = await once(child, 'exit')
  return { code, lines: (await errors).trim().split('\n') }
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', body: JSON.stringify(body) })
}
