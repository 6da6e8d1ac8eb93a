import { expect, test } from 'vitest'
import { closedWords } from './closed-answer.tsx'

const going = { answer: 'going', outcome: '' }

test.each([
  ['over', going, 'Vous y étiez.'],
  ['over', { ...going, outcome: 'finished' }, 'Vous y étiez.'],
  ['over', { ...going, outcome: 'abandoned' }, 'Vous avez pris le départ.'],
  ['over', { ...going, outcome: 'not-started' }, 'Vous n’avez pas pris le départ.'],
  ['cancelled', going, 'Vous aviez répondu «\u202fJ’y vais\u202f».'],
  ['over', { answer: 'maybe', outcome: '' }, 'Vous aviez répondu «\u202fPeut-être\u202f».'],
  ['cancelled', { answer: '', outcome: '' }, 'On n’y répond plus.'],
] as const)('of a race that is %s, with %o: %s', (state, { answer, outcome }, words) => {
  expect(closedWords(state, answer, outcome)).toBe(words)
})
