import { AuthApiError, AuthWeakPasswordError, createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { AuthError, OAuthError, errorResponse } from './auth-error.ts'

const banned = new AuthError(400, 'user_banned', 'User is banned')
const weak = new AuthError(422, 'weak_password', 'Password should be at least 8 characters.', {
  weak_password: { reasons: ['length'] },
})
const busy = new AuthError(503, 'conflict', 'Busy')
const unexpected = 'Unexpected failure, please check server logs for more information'

describe.each([
  [undefined],
  ['2023-12-31'],
  ['tomorrow'],
  ['2024-13-45'],
  ['9999'],
  ['2024-01-01, 2024-01-01'],
])('to a request of version %s', (version) => {
  test.each([
    [banned, 400, { code: 400, error_code: 'user_banned', msg: 'User is banned' }],
    [
      weak,
      422,
      {
        code: 422,
        error_code: 'weak_password',
        msg: 'Password should be at least 8 characters.',
        weak_password: { reasons: ['length'] },
      },
    ],
    [busy, 503, { code: 503, error_code: 'conflict', msg: 'Busy', error_id: 'request-7' }],
    [
      new TypeError('secret of the inside'),
      500,
      { code: 500, error_code: 'unexpected_failure', msg: unexpected, error_id: 'request-7' },
    ],
  ])('%s is numbered, the version is not echoed', async (error, status, body) => {
    const response = answer(error, version)
    expect(response.status).toBe(status)
    expect(response.headers.get('x-supabase-api-version')).toBeNull()
    expect(response.headers.get('x-sb-error-code')).toBe(body.error_code)
    expect(await response.json()).toEqual(body)
  })
})

describe.each([['2024-01-01'], ['2026-08-07']])('to a request of version %s', (version) => {
  test.each([
    [banned, 400, { code: 'user_banned', message: 'User is banned' }],
    [
      weak,
      422,
      {
        code: 'weak_password',
        message: 'Password should be at least 8 characters.',
        weak_password: { reasons: ['length'] },
      },
    ],
    [busy, 503, { code: 'conflict', message: 'Busy' }],
    ['a thrown text', 500, { code: 'unexpected_failure', message: unexpected }],
  ])('%s is named, the version is echoed', async (error, status, body) => {
    const response = answer(error, version)
    expect(response.status).toBe(status)
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(response.headers.get('x-sb-error-code')).toBe(body.code)
    expect(await response.json()).toEqual(body)
  })
})

test.each([[undefined], ['2024-01-01']])(
  'an OAuth refusal keeps its shape in version %s',
  async (version) => {
    const response = answer(new OAuthError('invalid_grant', 'Code already used'), version)
    expect(response.status).toBe(400)
    expect(response.headers.get('x-sb-error-code')).toBeNull()
    expect(await response.json()).toEqual({ error: 'invalid_grant', error_description: 'Code already used' })
  },
)

test('extras never replace the code', async () => {
  const error = new AuthError(400, 'user_banned', 'User is banned', { code: 'other', message: 'other' })
  expect(await answer(error, '2024-01-01').json()).toEqual({ code: 'user_banned', message: 'User is banned' })
})

test('the official client reads the code and the reasons', async () => {
  const refused = await signInAnsweredBy(banned)
  expect(refused).toBeInstanceOf(AuthApiError)
  expect(refused).toMatchObject({ code: 'user_banned', status: 400, message: 'User is banned' })
  const tooWeak = await signInAnsweredBy(weak)
  expect(tooWeak).toBeInstanceOf(AuthWeakPasswordError)
  expect(tooWeak).toMatchObject({ code: 'weak_password', reasons: ['length'] })
})

function answer(error: unknown, version: string | undefined) {
  const headers = new Headers(version === undefined ? [] : [['X-Supabase-Api-Version', version]])
  return errorResponse(error, new Request('http://localhost/auth/v1/token', { headers }), {
    requestId: 'request-7',
  })
}

async function signInAnsweredBy(error: AuthError) {
  const client = createClient('http://localhost', 'anon', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) =>
        errorResponse(error, new Request(input, init), { requestId: 'request-7' }),
    },
  })
  const { error: said } = await client.auth.signInWithPassword({ email: 'a@example.org', password: 'x' })
  return said
}
