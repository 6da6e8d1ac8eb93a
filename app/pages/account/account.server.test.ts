import type { Factor, User } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { personOf } from './account.server.ts'

const account = {
  userId: 'u',
  email: 'a@exemple.fr',
  sessionId: 's',
  assurance: 'aal1' as const,
  provenAt: 0,
}
const noted = { id: 'u', app_metadata: {}, user_metadata: {}, aud: '', created_at: '' }
const factor = { id: 'f', factor_type: 'phone' as const, created_at: '', updated_at: '' }

function phonesOf(given: Partial<User>, factors: (Factor & { phone: string })[]) {
  return personOf({ account, user: { ...noted, ...given, factors }, email: account.email }).phones
}

test('a number counts as somebody’s own once a code has shown it', () => {
  const proven = { ...factor, status: 'verified' as const, phone: '33612345678' }
  const typed = { ...factor, status: 'unverified' as const, phone: '33687654321' }
  expect(phonesOf({}, [proven, typed])).toEqual(['+33612345678'])
  expect(phonesOf({ phone: '33611111111' }, [])).toEqual([])
  const confirmed = { phone: '33611111111', phone_confirmed_at: '2026-11-20T10:00:00Z' }
  expect(phonesOf(confirmed, [])).toEqual(['+33611111111'])
})
