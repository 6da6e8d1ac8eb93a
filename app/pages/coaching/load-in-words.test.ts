import { expect, it } from 'vitest'
import { loadInWords } from './load-in-words.ts'

it('tells where the load starts, when it is at its highest, where it ends', () => {
  expect(loadInWords([45, 80, 100, 60])).toBe(
    'Sur 4\u00A0semaines, la charge part de 45\u00A0% de son maximum, l’atteint en semaine 3 et finit à 60\u00A0%.',
  )
})
