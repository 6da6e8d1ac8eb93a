import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeAccount, sessionCookies } from '../accounts/site-accounts.ts'
import { openBrowser } from '../http/visitor-browser.ts'
import { orderBy } from '../orders/buying.ts'
import { bringPreparedData } from '../prepared-data.ts'
import { runAdminOf, runCommand } from '../run-command.ts'
import { startSiteProcess, type TestSite } from '../site-process.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const email = 'camille@club.example'

vi.setConfig({ testTimeout: 300_000 })

test('backed up while people order, wiped, restored elsewhere: all they were told before is there, and it goes on', async () => {
  const folder = temporaryFolder()
  const backups = join(folder, 'backups')
  const common = {
    BACKUP_DIR: backups,
    BACKUP_PASSPHRASE: 'quatre mots mis bout à bout',
    HOME: process.env.HOME,
  }
  const start = async (dataDirectory: string) => {
    const settings = {
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'on',
    }
    const site = await startSiteProcess({
      ...settings,
      BACKUP_DIR: backups,
      BACKUP_PASSPHRASE: common.BACKUP_PASSPHRASE,
    })
    onTestFinished(() => site.stop())
    return site
  }
  const lost = join(folder, 'lost')
  mkdirSync(lost)
  bringPreparedData(lost, {})
  const site = await start(lost)
  await makeAccount(site.databaseUrl, { standing: 'member', email })
  expect(await runAdminOf(site, ['stock', 'set', 'gourde-relief', 'blanc-craie', '5000'])).toMatchObject({
    code: 0,
  })
  await expectPaid(site, 1)

  const told: string[] = []
  const over = new AbortController()
  const buyers = [0, 1, 2].map(async (buyer) => {
    while (!over.signal.aborted) told.push(await order(site, `acheteur-${buyer}-${told.length}@club.example`))
  })
  await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThan(9)
  const toldBefore = [...told]
  const made = await runCommand('npm', ['run', '--silent', 'backup'], { ...common, DATA_DIR: lost })
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('chiffrée') })
  await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThan(toldBefore.length + 3)
  over.abort()
  await Promise.all(buyers)
  const [file = ''] = readdirSync(backups)

  await backsUpAtNight(site, backups)
  await site.stop()
  rmSync(lost, { recursive: true })
  const found = join(folder, 'found')
  const restored = await runCommand('npm', ['run', '--silent', 'restore', join(backups, file)], {
    ...common,
    DATA_DIR: found,
  })
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restauré') })

  const again = await start(found)
  for (const path of toldBefore) expect((await fetch(again.url + path)).status).toBe(200)
  const before = await numbersOf(again)
  expect(before.orders).toBeGreaterThanOrEqual(toldBefore.length)
  await order(again, 'apres@club.example')
  expect(await numbersOf(again)).toEqual({
    orders: before.orders + 1,
    highest: expect.toSatisfy((highest: number) => highest > before.highest),
    rank: before.rank,
  })
  await expectPaid(again, 2)
  expect(await sessionCookies(again.url, email)).not.toEqual([])
})

const order = (site: TestSite, buyer: string) =>
  orderBy(openBrowser(site), 'gourde-relief.blanc-craie.1.', { paymentMethod: 'on_site', email: buyer })

/** The night's own backup, and what it sweeps: what was made by hand stays. */
async function backsUpAtNight({ databaseUrl }: TestSite, backups: string): Promise<void> {
  const left = join(backups, 'allure-night-2026-01-01T01-47-00Z.backup.part')
  writeFileSync(left, '')
  await query(databaseUrl, `SELECT graphile_worker.add_job('nightly_backup')`)
  await expect.poll(() => existsSync(left), { timeout: 30_000 }).toBe(false)
  expect(readdirSync(backups).filter((name) => name.startsWith('allure-night-'))).toHaveLength(1)
}

/** An order that is paid on site: its invoice has this number of the year. */
async function expectPaid(site: TestSite, rank: number): Promise<void> {
  await order(site, `payee-${rank}@club.example`)
  const [row] = await query(
    site.databaseUrl,
    'SELECT number FROM club.orders ORDER BY placed_at DESC LIMIT 1',
  )
  const { number } = row as { number: string }
  expect(await runAdminOf(site, ['orders', 'paid', number])).toMatchObject({ code: 0 })
  expect(await query(site.databaseUrl, 'SELECT rank FROM club.documents ORDER BY rank DESC LIMIT 1')).toEqual(
    [{ rank }],
  )
}

async function numbersOf({ databaseUrl }: TestSite) {
  const [row] = await query(
    databaseUrl,
    `SELECT count(*)::int AS orders, max(split_part(number, '-', 2)::int) AS highest,
      (SELECT max(rank) FROM club.documents) AS rank FROM club.orders`,
  )
  return row as { orders: number; highest: number; rank: number }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
