import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partsOf } from './read-register.server.ts'

const register = readFileSync(new URL('../../../../../docs/registre-traitements.md', import.meta.url), 'utf8')

test('every line of the register that keeps something of somebody is shown, with how long', () => {
  const parts = partsOf(register)
  expect(parts.map(({ title }) => title)).toEqual([
    'Tables qui contiennent des données personnelles',
    'Comptes (schéma auth)',
    'Hors de la base',
  ])
  const [personal, accounts, outside] = parts
  expect(personal?.lines.length).toBeGreaterThan(50)
  expect(accounts?.lines.length).toBeGreaterThan(15)
  expect(outside?.lines.length).toBeGreaterThan(5)
  for (const { lines } of parts)
    for (const { purpose, kept } of lines) expect([purpose, kept].filter(Boolean)).toHaveLength(2)
  expect(personal?.lines[0]?.kept).toContain('3 ans après le dernier échange')
})
