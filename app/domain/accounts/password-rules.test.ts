import { expect, test } from 'vitest'
import { refusalOfPassword } from './common-passwords.server.ts'
import { strengthOf } from './password-rules.ts'

const owner = { email: 'camille.martin@exemple.fr', firstName: 'Camille', lastName: 'Martin' }

test.each([
  ['', 'Choisissez'],
  ['onze signes', 'Allongez'],
  ['é'.repeat(40), 'Raccourcissez'],
  ['aaaaaaaaaaaaaa', 'se devine'],
  ['abcdefghijklmnop', 'se devine'],
  ['098765432109', 'se devine'],
  ['azertyuiopqs', 'se devine'],
  ['Lundi!Lundi!Lundi!', 'se devine'],
  ['Camille-Martin-2026', 'votre nom'],
  ['camille.martin@exemple.fr', 'votre nom'],
  ['CamilleMartin!', 'votre nom'],
  ['Motdepasse2026!', 'plus courants'],
  ['triathlon-2026', 'plus courants'],
  ['Élisabeth12345', 'plus courants'],
  ['soleil123soleil', 'plus courants'],
])('%s is refused: %s', (password, reason) => {
  expect(refusalOfPassword(password, owner)).toContain(reason)
})

test.each([
  'un mot de passe assez long',
  'lampe girafe tuba orage',
  'Camille court le dimanche',
  'xK9!vr2#Lq8w',
  '🐟🏃🚴🏊🌧️🌈☀️🌊🪵🧭🪨🦊',
])('%s may be used', (password) =>
  expect(refusalOfPassword(password, { ...owner, lastName: '' })).toBeUndefined(),
)

test('strength is said in words', () => {
  const words = ['court', 'aaaaaaaaaaaaaa', 'lampegirafes', 'Lampe-girafe-7', 'lampe girafe tuba orage'].map(
    (password) => strengthOf(password).word,
  )
  expect(words).toEqual(['trop faible', 'trop faible', 'acceptable', 'bonne', 'très bonne'])
})
