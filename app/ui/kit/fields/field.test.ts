import { expect, test } from 'vitest'
import { describeField } from './field.tsx'

test('a plain field is described by nothing', () => {
  expect(describeField('email', undefined, undefined)).toEqual({
    id: 'email',
    'aria-describedby': undefined,
    'aria-invalid': undefined,
  })
})

test('the error is read before the hint', () => {
  const control = describeField('goal', 'Heures, minutes, secondes.', 'Ce temps est trop court.')
  expect(control['aria-describedby']).toBe('goal-error goal-hint')
  expect(control['aria-invalid']).toBe(true)
})
