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
  fromPage: '/nos-stages/lanzarote',
}

test('a message is cleaned, its phone normalised', () => {
  expect(messageSchema.parse(typed)).toEqual({
    subject: 'coaching',
    name: 'Camille Martin',
    email: 'athlete@exemple.fr',
    phone: '+33612345678',
    message: 'Je prépare un marathon.\nEt vous ?',
    concerns: undefined,
    fromPage: '/nos-stages/lanzarote',
  })
})

test('the address alone is needed', () => {
  const empty = { subject: '', name: '', email: '', phone: '', message: '', concerns: '', fromPage: '' }
  const { error } = messageSchema.safeParse(empty)
  expect(error && problemsOf(error, messageFields).map(({ field }) => field)).toEqual(['email'])
  expect(messageSchema.parse({ ...empty, email: 'a@b.fr' })).toEqual({ email: 'a@b.fr' })
})

test.each(['//ailleurs.fr', 'https://ailleurs.fr', '/a?b=c', '/<b>', `/${'x'.repeat(200)}`])(
  '%s is no page one comes from',
  (fromPage) => {
    expect(messageSchema.parse({ ...typed, fromPage }).fromPage).toBeUndefined()
  },
)

test.each([
  ['subject', 'publicité', 'Choisissez un sujet'],
  ['phone', '12 34', 'Vérifiez ce numéro'],
  ['message', 'x'.repeat(longestMessage + 1), 'Raccourcissez ce texte de 1 caractère '],
])('%s %j', (field, value, fix) => {
  const { error } = messageSchema.safeParse({ ...typed, [field]: value })
  expect(error && problemsOf(error, messageFields)).toEqual([
    { field, message: expect.stringContaining(fix) },
  ])
})
