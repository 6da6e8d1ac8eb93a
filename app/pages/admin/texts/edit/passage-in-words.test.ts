import { expect, test } from 'vitest'
import type { FieldView } from '#app/domain/content-edits/form/views.ts'
import { passageInWords } from './passage-in-words.ts'

const described = { help: undefined, isOptional: false }
const text = (name: string, label: string): FieldView => ({
  ...described,
  name,
  label,
  kind: 'text',
  value: '',
})

const fields: readonly FieldView[] = [
  text('v.phone', 'Téléphone'),
  {
    ...described,
    name: 'v.address',
    label: 'Adresse',
    kind: 'group',
    fields: [text('v.address.city', 'Ville')],
  },
]

test('lines of facts are read by the names of their fields, without what the file needs around them', () => {
  expect(passageInWords("phone: '+33611111111'\n", fields)).toBe('Téléphone\u00a0: +33611111111\n')
  expect(passageInWords("address:\n  city: 'L''Isle'\n", fields)).toBe(
    "Adresse\u00a0:\nVille\u00a0: L'Isle\n",
  )
})

test('what is no line of a field of the form stays as it was written', () => {
  const passage = 'Attention : départ à 9 h.\nNote: rien.\n'
  expect(passageInWords(passage, fields)).toBe(passage)
})
