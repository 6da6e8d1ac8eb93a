import { expect, test } from 'vitest'
import { looksAutomated } from './robot-traps.server.ts'

test.each([
  [{}, false],
  [{ site: '', duree: '' }, false],
  [{ site: '', duree: '1500' }, false],
  [{ site: '', duree: '120' }, true],
  [{ site: 'https://exemple.fr', duree: '60000' }, true],
  [{ site: 'https://exemple.fr', duree: '120', confirme: 'oui' }, false],
])('%j: %s', (fields, expected) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  expect(looksAutomated(form)).toBe(expected)
})
