import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { goodPassword } from '../../test/signed-in.ts'
import { hashPassword } from '../passwords/password-hash.ts'

const service = useAuthService()

/** Replaces the password while a sign-in that has checked the old one waits for the account. */
async function signInDuring(email: string, newPassword: string) {
  const made = await service.admin().createUser({ email, password: goodPassword, email_confirm: true })
  const hash = await hashPassword(newPassword)
  const connection = await service.pool.connect()
  try {
    await connection.query('BEGIN')
    await connection.query('UPDATE auth.users SET encrypted_password = $1 WHERE id = $2', [
      hash,
      made.data.user?.id,
    ])
    const signIn = service.client().auth.signInWithPassword({ email, password: goodPassword })
    await expect.poll(waitingForLock, { timeout: 10_000 }).toBe(1)
    await connection.query('COMMIT')
    return await signIn
  } finally {
    connection.release()
  }
}

async function waitingForLock() {
  const { rows } = await service.pool.query(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting
}

test('a password that is replaced during the sign-in opens no session', async () => {
  const { error } = await signInDuring('course@club.example', 'un tout autre mot')
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
})

test('the same password under another hash does', async () => {
  const { error } = await signInDuring('hachage@club.example', goodPassword)
  expect(error).toBeNull()
})
