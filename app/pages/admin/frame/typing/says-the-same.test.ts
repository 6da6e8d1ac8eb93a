import { expect, test } from 'vitest'
import { saysTheSame } from './says-the-same.ts'

const view = (name: string, value: string) =>
  ({ name, value, kind: 'text', label: name, help: undefined, isOptional: false }) as const
const list = { ...view('v.list', ''), kind: 'list' } as const
const item = { name: 'v.list.0', title: 'N', fields: [view('v.list.0.name', 'Un')] }
const form = {
  header: 'title: T',
  body: 'Le texte.\n',
  fields: [view('v.title', 'T'), { ...list, items: [item] }],
}
const kept = (fields: Record<string, string>) => ({ fields: Object.entries(fields), at: 0 })
const same = { vu: '3', entete: 'title: Ancien', 'v.title': 'T ', 'v.list.0.name': 'Un', texte: 'Le texte.' }

test('what was kept says the same as the form, or more, or something else', () => {
  expect(saysTheSame(kept(same), form)).toBe(true)
  expect(saysTheSame(kept({ ...same, texte: 'Un autre.' }), form)).toBe(false)
  expect(saysTheSame(kept({ ...same, 'v.list.0.name': 'Deux' }), form)).toBe(false)
  expect(saysTheSame(kept({ ...same, 'v.list.1.name': 'Deux' }), form)).toBe(false)
  expect(saysTheSame(kept({ ...same, 'v.list.1.name': '' }), form)).toBe(true)
})

test('a header written by hand is weighed as it is written', () => {
  const byHand = { vu: '3', entete: 'title: T', texte: 'Le texte.\r\n' }
  expect(saysTheSame(kept(byHand), form)).toBe(true)
  expect(saysTheSame(kept({ ...byHand, entete: 'title: Autre' }), form)).toBe(false)
  expect(saysTheSame(kept(byHand), { ...form, fields: undefined })).toBe(true)
})
