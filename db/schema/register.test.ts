import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { authSchema } from '@allure/auth-server/testing'
import * as schema from './index.ts'

const register = readFileSync(new URL('../../docs/registre-traitements.md', import.meta.url), 'utf8')
const [, personal = '', none = '', accounts = ''] = register.split(/^## /m)
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

const tables = tablesOf(schema)
const accountTables = tablesOf(authSchema)

test('every table is in the register, once, and no other is', () => {
  expect(tables.length).toBeGreaterThan(0)
  expect([...rowsOf(personal), ...rowsOf(none)].map(([name]) => name).sort()).toEqual(namesOf(tables))
})

test('every table of the accounts is too', () => {
  expect(accountTables.length).toBeGreaterThan(0)
  expect(
    rowsOf(accounts)
      .map(([name]) => name)
      .sort(),
  ).toEqual(namesOf(accountTables))
})

test('what goes with an account refers to it, the rest is removed by the upkeep or says whose end it shares', () => {
  const upkeep = read('packages/auth-server/src/delete-expired.ts')
  for (const cells of rowsOf(accounts)) {
    const [name = '', , , life = '', removal = ''] = cells
    expect(cells).toHaveLength(5)
    expect(life).toMatch(/\d+ (an|jour)|^(Avec|Jusqu)/)
    if (removal === '`forgetExpired`') expect(upkeep).toContain(`[${inCode(name)}, `)
    else if (removal === 'Avec le compte' && name !== 'auth.users')
      expect(isRemovedWithAnother(name)).toBe(true)
    else expect([name, removal]).toEqual(lastOnes.find(([last]) => last === name))
  }
})

test('every table with personal data says why, on what basis, how long and who removes it', () => {
  const rows = rowsOf(personal)
  expect(rows.length).toBeGreaterThan(0)
  for (const cells of rows) {
    expect(cells).toHaveLength(7)
    expect(cells.filter((cell) => cell === '')).toEqual([])
    expect(cells[5]).toMatch(/\d+ (an|mois|jour)/)
  }
})

test('every purge named in the register runs at night', () => {
  const tasks = read('app/jobs/tasks.server.ts')
  for (const cells of rowsOf(personal)) expect(tasks).toContain(`${cells[6]?.replaceAll('`', '')}(`)
  expect(tasks).toContain('services.auth.maintain?.()')
  expect(read('server/accounts/auth.ts')).toContain('server.forgetExpired()')
})

/** What nothing of `auth` removes by itself: accounts (by their owners, or with the member), and third parties. */
const lastOnes = [
  ['auth.allure_signing_key_sets', 'Remplacées par `rotateWhenDue`'],
  ['auth.users', 'Avec le compte'],
  ['auth.oauth_clients', 'Avec l’application'],
]

function inCode(name: string): string {
  return name
    .replace(/^auth\.(?:allure_)?/, '')
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function tablesOf(declared: Record<string, unknown>) {
  return Object.values(declared)
    .filter((item) => is(item, PgTable))
    .map((table) => getTableConfig(table))
}

function namesOf(of: ReturnType<typeof tablesOf>) {
  return of.map(({ schema: room, name }) => `${room}.${name}`).sort()
}

function isRemovedWithAnother(name: string): boolean {
  const table = accountTables.find((one) => `${one.schema}.${one.name}` === name)
  return table?.foreignKeys.some(({ onDelete }) => onDelete === 'cascade') ?? false
}

/** Rows whose first cell names a table. */
function rowsOf(part: string): string[][] {
  return [...part.matchAll(/^\| `((?:club|auth)\.\w+)` \|(.*)\|$/gm)].map(([, name = '', rest = '']) => [
    name,
    ...rest.split('|').map((cell) => cell.trim()),
  ])
}
