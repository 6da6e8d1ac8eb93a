import { expect, test } from 'vitest'
import { pushPatience } from './push-patience.ts'

const noon = Date.parse('2026-11-20T11:00:00Z')
const at = (minute: number) => new Date(noon + minute * 60_000)

test('who refuses is asked again at the next turn, then half as often each time, at least each hour', () => {
  const patience = pushPatience()
  const asked = Array.from({ length: 400 }, (_, minute) => minute).filter((minute) => {
    if (!patience.mayAsk('a', at(minute))) return false
    patience.note('a', 'failed', at(minute))
    return true
  })
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243, 303, 363])
  expect(patience.mayAsk('b', at(364))).toBe(true)
})

test('who answers is asked as at first', () => {
  const patience = pushPatience()
  for (const minute of [0, 1, 3]) patience.note('a', 'failed', at(minute))
  expect(patience.mayAsk('a', at(4))).toBe(false)
  patience.note('a', 'sent', at(7))
  expect(patience.mayAsk('a', at(7))).toBe(true)
})
