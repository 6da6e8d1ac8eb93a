import { expect, test } from 'vitest'
import { createTokenCheck } from './token-claims.server.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const after = (minutes: number) => new Date(noon + minutes * 60_000)

function checking(exp: number) {
  const asked: string[] = []
  const check = async (token: string) => {
    asked.push(token)
    return token.startsWith('good') ? { sub: token, exp } : undefined
  }
  return { asked, check, checkOnce: createTokenCheck<{ sub: string; exp: number }>() }
}

test('a good token is checked once in five minutes, each token for itself', async () => {
  const { asked, check, checkOnce } = checking(after(60).getTime() / 1000)
  await checkOnce('good a', after(0), check)
  expect((await checkOnce('good a', after(4), check))?.sub).toBe('good a')
  expect((await checkOnce('good b', after(4), check))?.sub).toBe('good b')
  expect(asked).toEqual(['good a', 'good b'])
  await checkOnce('good a', after(5), check)
  expect(asked).toEqual(['good a', 'good b', 'good a'])
})

test('a token is not believed beyond its own end', async () => {
  const { asked, check, checkOnce } = checking(after(2).getTime() / 1000)
  await checkOnce('good a', after(0), check)
  await checkOnce('good a', after(2), check)
  expect(asked).toHaveLength(2)
})

test('a bad token is checked each time and never believed', async () => {
  const { asked, check, checkOnce } = checking(after(60).getTime() / 1000)
  expect(await checkOnce('bad', after(0), check)).toBeUndefined()
  expect(await checkOnce('bad', after(0), check)).toBeUndefined()
  expect(asked).toHaveLength(2)
})
