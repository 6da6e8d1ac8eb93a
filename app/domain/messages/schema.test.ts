import { expect, test } from 'vitest'
import { problemsOf } from '#app/domain/shared/forms/form-fields.ts'
import { longestMessage } from './rules.ts'
import { messageFields, messageSchema } from './schema.ts'

const typed = {
  subject: 'coaching',
  name: ' Camille  Martin ',
  email: ' athlete@exemple.fr ',
  phone: '06 12 34 56 78',
  message: 'Je prépare un marathon.\r\nEt vous ?',
  concerns: '',
}

test('a message is cleaned, its phone normalised', () => {
  expect(messageSchema.parse(typed)).toEqual({
    subject: 'coaching',
    name: 'Camille Martin',
    email: 'athlete@exemple.fr',
    phone: '+33612345678',
    message: 'Je prépare un marathon.\nEt vous ?',
    concerns: undefined,
  })
})

test('an empty form names every field that is needed, and only those', () => {
  const { error } = messageSchema.safeParse({
    subject: '',
    name: '',
    email: '',
    phone: '',
    message: '',
    concerns: '',
  })
  const fields = error && problemsOf(error, messageFields).map(({ field }) => field)
  expect(fields).toEqual(['subject', 'name', 'email', 'message'])
})

test.each([
  ['subject', 'publicité', 'Choisissez un sujet'],
  ['phone', '12 34', 'Vérifiez ce numéro'],
  ['message', 'Bonjour', 'un peu plus'],
  ['message', 'x'.repeat(longestMessage + 1), 'Raccourcissez ce texte de 1 caractère '],
])('%s %j', (field, value, fix) => {
  const { error } = messageSchema.safeParse({ ...typed, [field]: value })
  expect(error && problemsOf(error, messageFields)).toEqual([
    { field, message: expect.stringContaining(fix) },
  ])
})
