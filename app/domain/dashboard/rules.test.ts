import { expect, test } from 'vitest'
import { counted, namesInWords } from './rules.ts'

test.each([
  [[], ''],
  [['Zoé'], 'Zoé'],
  [['Zoé', 'Malo'], 'Zoé et Malo'],
  [['Zoé', 'Malo', 'Inès', 'Paul'], 'Zoé, Malo, Inès et 1 autre'],
  [['Zoé', 'Malo', 'Inès', 'Paul', 'Léa'], 'Zoé, Malo, Inès et 2 autres'],
])('%j', (names, words) => expect(namesInWords(names)).toBe(words))

test('nothing and one are singular in French', () => {
  expect([0, 1, 2].map((number) => counted(number, 'message', 'messages'))).toEqual([
    '0 message',
    '1 message',
    '2 messages',
  ])
})
