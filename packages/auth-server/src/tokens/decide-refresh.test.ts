import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideRefresh } from './refresh-token.ts'

const lastRefreshedAt = new Date('2026-11-20T10:00:00Z')

test.each([
  { behind: 0, seconds: 3600, allowReuse: false, decision: 'rotate' },
  { behind: 0, seconds: 1, allowReuse: true, decision: 'rotate' },
  { behind: 1, seconds: 3600, allowReuse: false, decision: 'answer-current' },
  { behind: 2, seconds: 9.999, allowReuse: false, decision: 'answer-current' },
  { behind: 2, seconds: 10, allowReuse: false, decision: 'theft' },
  { behind: 2, seconds: -9.999, allowReuse: false, decision: 'answer-current' },
  { behind: 2, seconds: -10, allowReuse: false, decision: 'theft' },
  { behind: 2, seconds: 3600, allowReuse: true, decision: 'answer-current' },
  { behind: 500, seconds: 1, allowReuse: false, decision: 'answer-current' },
  { behind: -1, seconds: 1, allowReuse: false, decision: 'invalid' },
  { behind: -1, seconds: 1, allowReuse: true, decision: 'invalid' },
])('$behind behind, $seconds s later, allowed $allowReuse: $decision', ({ behind, seconds, ...rest }) => {
  const facts = facts10Seconds({ behind, seconds, allowReuse: rest.allowReuse })
  expect(decideRefresh(facts)).toBe(rest.decision)
})

test('without a reuse interval only the token just before is answered', () => {
  const facts = { ...facts10Seconds({ behind: 2, seconds: 0, allowReuse: false }), reuseIntervalSeconds: 0 }
  expect(decideRefresh(facts)).toBe('theft')
  expect(decideRefresh({ ...facts, tokenCounter: facts.storedCounter - 1 })).toBe('answer-current')
})

test('only the current token rotates, only one from the future is invalid', () => {
  const property = fc.property(fc.integer(), fc.integer(), fc.boolean(), (behind, seconds, allowReuse) => {
    const decision = decideRefresh(facts10Seconds({ behind, seconds, allowReuse }))
    expect(decision === 'rotate').toBe(behind === 0)
    expect(decision === 'invalid').toBe(behind < 0)
    if (allowReuse) expect(decision).not.toBe('theft')
  })
  fc.assert(property)
})

function facts10Seconds(given: { behind: number; seconds: number; allowReuse: boolean }) {
  return {
    storedCounter: 1000,
    tokenCounter: 1000 - given.behind,
    lastRefreshedAt,
    now: new Date(lastRefreshedAt.getTime() + given.seconds * 1000),
    reuseIntervalSeconds: 10,
    allowReuse: given.allowReuse,
  }
}
