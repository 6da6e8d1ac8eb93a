import { describe, expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { authDatabase } from '../database.ts'
import { authSettings } from '../settings.ts'
import {
  countAttempt,
  forgetFailures,
  noteFailure,
  requireAttemptsLeft,
  type Attempt,
} from './failed-attempts.ts'

const service = useAuthService()
const rest = 900
const start = Date.parse('2026-11-23T08:00:00Z')
const limits = { failures: { points: 3, perSeconds: rest } }
const settings = authSettings.parse({ siteUrl: 'http://localhost:3000', limits })

/** As much of the service as counts attempts, so many milliseconds after the first. */
const after = (milliseconds: number) => ({
  settings,
  database: authDatabase(service.pool),
  serverKey: new Uint8Array(32),
  now: () => new Date(start + milliseconds),
})
type Counting = ReturnType<typeof after>

/** Both ways of trying a wrong code: counted before it is looked at, or noted once it was wrong. */
const ways = {
  'counted before': countAttempt,
  'noted afterwards': async (backend: Counting, attempt: Attempt) => {
    await requireAttemptsLeft(backend, attempt)
    await noteFailure(backend, attempt)
  },
}

const refusal = { status: 429, errorCode: 'over_request_rate_limit' }

describe.each(Object.entries(ways))('tries %s', (way, tryWrongly) => {
  const of = (subject: string): Attempt => ({ kind: 'factor', subject: `${subject} ${way}` })

  test('are three: the third is heard, the fourth is not', async () => {
    const attempt = of('counted')
    for (let tries = 0; tries < 3; tries += 1) await tryWrongly(after(tries), attempt)
    await expect(tryWrongly(after(3), attempt)).rejects.toMatchObject(refusal)
    await expect(requireAttemptsLeft(after(3), attempt)).rejects.toMatchObject(refusal)
  })

  test('the third may be right, and then three more are heard', async () => {
    const attempt = of('right')
    for (let tries = 0; tries < 2; tries += 1) await tryWrongly(after(tries), attempt)
    await requireAttemptsLeft(after(2), attempt)
    await forgetFailures(after(2), attempt)
    for (let tries = 0; tries < 3; tries += 1) await tryWrongly(after(3), attempt)
    await expect(tryWrongly(after(3), attempt)).rejects.toMatchObject(refusal)
  })

  test('rest longer after each, to the last millisecond; after the longest rest there are three again', async () => {
    const attempt = of('rested')
    for (const at of [0, 1000, 2000]) await tryWrongly(after(at), attempt)
    let last = 2000
    for (const halved of [64, 32, 16, 8, 4, 2, 1]) {
      const restedAt = last + (rest * 1000) / halved
      await expect(tryWrongly(after(Math.floor(restedAt)), attempt)).rejects.toMatchObject(refusal)
      last = Math.floor(restedAt) + 1
      await tryWrongly(after(last), attempt)
    }
    for (let tries = 0; tries < 2; tries += 1) await tryWrongly(after(last), attempt)
    await expect(tryWrongly(after(last), attempt)).rejects.toMatchObject(refusal)
  })

  test('are so many times more where more is tolerated, and of one subject alone', async () => {
    const attempt = { ...of('tolerated'), tolerance: 2 }
    for (let tries = 0; tries < 6; tries += 1) await tryWrongly(after(tries), attempt)
    await expect(tryWrongly(after(6), attempt)).rejects.toMatchObject(refusal)
    await tryWrongly(after(6), of('other'))
    await tryWrongly(after(6), { ...attempt, kind: 'one_time_code' })
  })
})

test('of many at once three are heard', async () => {
  const attempt: Attempt = { kind: 'one_time_code', subject: 'at once' }
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => countAttempt(after(0), attempt)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})
