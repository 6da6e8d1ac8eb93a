import { expect, test } from 'vitest'
import { mayOpen } from './office-rooms.ts'

const assistant = { role: 'assistant', rooms: ['commandes', 'athletes'] } as const

test.each([
  ['/admin', true],
  ['/admin/a-traiter', true],
  ['/admin/commandes', true],
  ['/admin/commandes/2026-0001/prete', true],
  ['/admin/athletes/1', true],
  ['/admin/athletes/1/droits', false],
  ['/admin/athletes/1/second-facteur', false],
  ['/admin/messages', false],
  ['/admin/envois', false],
  ['/admin/journal', false],
  ['/admin/reglages', false],
  ['/admin/commandes-groupees', false],
])('an assistant with two rooms opens %s: %s', (path, is) => {
  expect(mayOpen(assistant, path)).toBe(is)
  expect(mayOpen({ role: 'admin', rooms: [] }, path)).toBe(true)
  expect(mayOpen({ role: 'athlete', rooms: ['commandes'] }, path)).toBe(false)
})

test('a room that cannot be given opens nothing, even written down', () => {
  expect(mayOpen({ role: 'assistant', rooms: ['envois', 'reglages'] }, '/admin/envois')).toBe(false)
})
