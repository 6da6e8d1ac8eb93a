import { expect, test } from 'vitest'
import { codeOfTyped, shownCode } from './rules.ts'

const code = 'k3qm7xw20ab1cdef'

test('a code is shown in groups, and understood however it is typed', () => {
  expect(shownCode(code)).toBe('k3qm-7xw2-0ab1-cdef')
  for (const typed of ['k3qm-7xw2-0ab1-cdef', ' K3QM 7XW2 0AB1 CDEF ', 'k3qm–7xw2–oabl–cdef', code])
    expect(codeOfTyped(typed)).toBe(code)
})

test.each(['', '123456', `${code}0`, 'k3qm-7xw2-0ab1-cde', 'k3qm-7xw2-0ab1-cdéf', 'k3qm-7xw2-0ab1-cduf'])(
  'what can be no code is none: %s',
  (typed) => expect(codeOfTyped(typed)).toBeUndefined(),
)
