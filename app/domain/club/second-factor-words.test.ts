import { expect, test } from 'vitest'
import { whomItIsRequiredOf } from './second-factor-words.ts'

const from = { requiredFrom: '2027-01-10' }

test.each([
  ['required', 'optional', {}, 'pour administrer le site'],
  ['optional', 'optional', from, 'pour les coachs'],
  ['optional', 'required', {}, 'pour les coachs et pour les adhérents'],
  ['required', 'required', {}, 'pour administrer le site et pour les adhérents'],
  [
    'required',
    'optional',
    from,
    'pour les coachs, puis, à partir du dimanche 10 janvier 2027, pour administrer le site',
  ],
] as const)('assistants %s, members %s, %o', (assistants, members, rest, words) => {
  const said = whomItIsRequiredOf({ assistants, members, ...rest }, '2027-01-09')
  expect(said.replaceAll('\u00a0', ' ')).toBe(words)
})

test('from its day on, the day is not said any more', () => {
  const policy = { assistants: 'required', members: 'optional', ...from } as const
  expect(whomItIsRequiredOf(policy, '2027-01-10')).toBe('pour administrer le site')
})
