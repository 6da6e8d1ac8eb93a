import { expect, test } from 'vitest'
import { answerAgain } from './competition-answer.ts'

function sent(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a form that comes back holds what was typed', () => {
  const answer = sent({ intent: 'answer', answer: 'going', format: 'M', isHidden: 'on' })
  expect(answerAgain(answer, 'Plus tard.')).toMatchObject({
    form: 'answer',
    values: { answer: 'going', format: 'M', isHidden: 'on' },
    problem: 'Plus tard.',
  })
  const result = sent({ intent: 'result', outcome: 'finished', time: '2h28' })
  expect(answerAgain(result, 'Plus tard.')).toMatchObject({
    form: 'result',
    values: { outcome: 'finished', time: '2h28' },
  })
})

test.each([
  ['forget-answer', 'answer'],
  ['visibility', 'answer'],
  ['was-there', 'answer'],
  ['forget-result', 'result'],
] as const)('« %s » says nothing of the %s: what was saved stays', (intent, form) => {
  const again = answerAgain(sent({ intent }), 'Plus tard.')
  expect([again.form, again.values]).toEqual([form, undefined])
})

test('« J’y étais » that comes back is still hidden, on the same format', () => {
  const again = answerAgain(sent({ intent: 'was-there', format: 'M', isHidden: 'on' }), 'Plus tard.')
  expect(again).toMatchObject({ presence: { format: 'M', isHidden: true } })
})
