import type { RouteConfigEntry } from '@react-router/dev/routes'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminUsage } from '#app/commands/verbs.ts'
import { officeRoutes } from '../../app/pages/admin/routes.ts'

const repository = join(import.meta.dirname, '../..')
const page = readFileSync(join(repository, 'docs/commands-and-rooms.md'), 'utf8')
const [, commandsPart = '', officePart = ''] = page.split(/^## /m)

const rows = (part: string) =>
  [...part.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, one = '', other = '']) => ({ one, other }))
const commands = rows(commandsPart)
const alone = rows(officePart).map(({ one }) => one)
const roomOf = (cell: string) => /^`(.+)`$/.exec(cell)?.[1]

const pathOf = (route: Pick<RouteConfigEntry, 'path'>) => ['/admin', route.path].filter(Boolean).join('/')

/** The verbs that the usage lists: « person suspend|reactivate » is two. */
function listedCommands(): string[] {
  const lines = [...adminUsage.matchAll(/^npm run admin -- (.+?) {3}/gm)].map(([, words = '']) =>
    words.split(' '),
  )
  return lines.flatMap(([verb = '', second = '']) =>
    /^[a-z][a-z|-]*$/.test(second) ? second.split('|').map((one) => `${verb} ${one}`) : [verb],
  )
}

test('each command has its room, once, and no other command is said to have one', () => {
  const listed = listedCommands()
  expect(listed.length).toBeGreaterThan(70)
  expect(commands.map(({ one }) => one).toSorted()).toEqual([...new Set(listed)].toSorted())
})

test('each room named is one of the office', () => {
  const patterns = officeRoutes.map(
    (route) => new RegExp(`^${pathOf(route).replaceAll(/:\w+\??/g, '[^/]+')}$`),
  )
  const named = [...commands.flatMap(({ other }) => roomOf(other) ?? []), ...alone]
  const unknown = named.filter((room) => !patterns.some((pattern) => pattern.test(room)))
  expect(unknown).toEqual([])
})

test('each form of the office has its command, or says why it has none', () => {
  const forms = officeRoutes.filter(({ file }) =>
    /export (async function action|function action|const action|\{[^}]*\baction\b)/.test(
      readFileSync(join(repository, 'app', file), 'utf8'),
    ),
  )
  expect(forms.length).toBeGreaterThan(50)
  const known = [...commands.flatMap(({ other }) => roomOf(other) ?? []), ...alone]
  const covered = (path: string) =>
    known.some((room) => room === path || new RegExp(`^${path.replaceAll(/:\w+\??/g, '[^/]+')}$`).test(room))
  expect(forms.map(pathOf).filter((path) => !covered(path))).toEqual([])
})
