import { expect, test } from 'vitest'
import { emailAddress } from './email-address.ts'

const address = emailAddress('Indiquez votre adresse.')

test.each(['athlete@exemple.fr', 'prenom.nom+club@mail.exemple.co', ' a@b.fr '])(
  '%s is an address',
  (typed) => {
    expect(address.parse(typed)).toBe(typed.trim())
  },
)

test.each([
  ['', 'Indiquez votre adresse.'],
  ['athlete', '@'],
  ['athlete@exemple', 'Il manque la fin'],
  ['a@b.fr, c@d.fr', 'une seule adresse'],
  ['a@b.fr\r\nBcc: c@d.fr', 'une seule adresse'],
  ['hélène@exemple.fr', 'accents'],
  ['a..b@exemple.fr', 'Vérifiez'],
  [`${'a'.repeat(250)}@b.fr`, 'trop longue'],
])('%j says its fix', (typed, fix) => {
  expect(address.safeParse(typed).error?.issues[0]?.message).toContain(fix)
})
