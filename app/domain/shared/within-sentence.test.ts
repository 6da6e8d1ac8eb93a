import { expect, test } from 'vitest'
import { withinSentence } from './within-sentence.ts'

test.each([
  ['Virement', 'virement'],
  ['Sur place', 'sur place'],
  ['Chèque-vacances', 'chèque-vacances'],
  ['Écharpe bleue', 'écharpe bleue'],
  ['À l’entraînement', 'à l’entraînement'],
  ['L’eau', 'l’eau'],
  ['CB', 'CB'],
  ['PayPal', 'PayPal'],
  ['XL', 'XL'],
  ['N26', 'N26'],
  ['en espèces', 'en espèces'],
  ['', ''],
])('« %s » is « %s » within a sentence', (title, words) => {
  expect(withinSentence(title)).toBe(words)
})
