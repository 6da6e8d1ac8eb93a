import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { postTo } from '../../test/mailed-proofs.ts'
import { goodPassword, signedIn } from '../../test/signed-in.ts'

const service = useAuthService()

test('of a flood of passwords some are answered, the others told to come back; then the next comes in', async () => {
  const email = 'attendue@club.example'
  await signedIn(service, email)
  const flood = Array.from({ length: 90 }, (_, host) => {
    service.address = `198.51.100.${host}`
    const body = { email: `inconnue-${host}@club.example`, password: 'faux' }
    return postTo(service, '/token?grant_type=password', body)
  })
  const answers = await Promise.all(flood)
  const shed = answers.filter(({ status }) => status === 503)
  expect(shed.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(90 - shed.length)
  for (const answer of shed) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ code: 'over_request_rate_limit' })
  }
  const next = await postTo(service, '/token?grant_type=password', { email, password: goodPassword })
  expect(next.status).toBe(200)
  expect(service.logged).toEqual([])
})
