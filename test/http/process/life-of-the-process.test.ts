import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { bringPreparedData } from '../../prepared-data.ts'
import { startSiteProcess } from '../../site-process.ts'

const directory = mkdtempSync(join(tmpdir(), 'allure-life-'))
chmodSync(directory, 0o700)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('SIGTERM ends it with 0, and what was stored is there at the next start', async () => {
  const settings = { DATA_DIR: join(directory, 'a'), LOG_LEVEL: 'silent' }
  const first = await startSiteProcess(settings)
  first.child.kill('SIGTERM')
  const [code] = await once(first.child, 'exit')
  expect(code).toBe(0)
  const second = await startSiteProcess(settings)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  await second.stop()
})

test('after a kill -9 the next start stops the database left behind and goes on', async () => {
  const settings = { DATA_DIR: usedBefore('b'), LOG_LEVEL: 'silent' }
  const first = await startSiteProcess(settings)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await startSiteProcess(settings)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  await second.stop()
})

test('a data directory in use by a living site is refused with one clear line', async () => {
  const settings = { DATA_DIR: usedBefore('c'), LOG_LEVEL: 'silent' }
  const first = await startSiteProcess(settings)
  const { code, errors } = await startToFail(settings)
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toMatch(/in use by another Allure \(process \d+\)/)
  await first.stop()
})

test('a bad setting stops the start with one clear line', async () => {
  const { code, errors } = await startToFail({ PORT: 'beaucoup' })
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toMatch(/^PORT: /)
})

test('two sites with their own ports and directories live side by side', async () => {
  const [one, two] = await Promise.all([startSiteProcess(), startSiteProcess()])
  expect(one.url).not.toBe(two.url)
  expect((await fetch(`${one.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200)
  await Promise.all([one.stop(), two.stop()])
})

test('the log has one JSON line a request, without query or address', async () => {
  const site = await startSiteProcess()
  await fetch(`${site.url}/notre-equipe?email=personne@exemple.fr`)
  await site.stop()
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const requests = lines.map((line) => JSON.parse(line)).filter(({ path }) => path === '/notre-equipe')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ method: 'GET', status: 200 })
  expect(site.output()).not.toMatch(/personne|127\.0\.0\.1/)
})

function usedBefore(name: string): string {
  const used = join(directory, name)
  mkdirSync(used)
  bringPreparedData(used, {})
  return used
}

async function startToFail(settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../server/main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = text(child.stderr)
  const [code] = await once(child, 'exit')
  return { code, errors: await errors }
}
