import { createClient } from '@supabase/supabase-js'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/index.ts'
import { makeAccount, password } from '../../accounts/site-accounts.ts'
import { inDatabase, mailsTo } from '../../accounts/visitor.ts'
import { useSite } from '../use-site.ts'

const { site, raw } = useSite()

test('who only looks at a mail’s link does not use it up', async () => {
  const head = `HEAD /auth/v1/verify?token=x&type=recovery HTTP/1.1\r\nHost: ${new URL(site().url).host}`
  const answer = await raw(`${head}\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toMatch(/\r\nallow: GET, POST, PUT, PATCH, DELETE, OPTIONS\r\n/i)
})

/** A script that has somebody's password and needs no page. */
async function scriptOf(standing: 'member' | 'admin' = 'member') {
  const email = `${randomUUID()}@club.example`
  const userId = await makeAccount(site().databaseUrl, { standing, email })
  const { auth } = createClient(site().url, 'any', { auth: { persistSession: false } })
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) throw error
  return { auth, email, userId }
}

test('the club’s password rules hold whatever the door', async () => {
  const { auth } = await scriptOf()
  for (const weak of ['aaaaaaaaaaaa', 'Motdepasse2026!', 'Camille-Essai-2026']) {
    const { error } = await auth.updateUser({ password: weak, current_password: password })
    expect(error, weak).toMatchObject({ status: 422, code: 'weak_password' })
  }
})

test('a password or a factor changed by a script is told to its owner, and in the journal', async () => {
  const { auth, email, userId } = await scriptOf()
  const next = 'lampe girafe tuba orage'
  expect((await auth.updateUser({ password: next, current_password: password })).error).toBeNull()
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Un' })
  const factorId = data?.id ?? ''
  const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate()
  expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
  const kinds = ['password-changed', 'factor-added', 'factor-removed']
  const told = (await mailsTo(site(), email)).map(({ template }) => template)
  expect(told.toSorted()).toEqual(kinds.map((kind) => `account-${kind}`).toSorted())
  const lines = await inDatabase(site(), (database) =>
    database.select().from(auditLog).where(eq(auditLog.subjectId, userId)),
  )
  expect(lines.map(({ action }) => action).toSorted()).toEqual(
    kinds.map((kind) => `account.${kind}`).toSorted(),
  )
})

test('a refused change is told to nobody', async () => {
  const { auth, email } = await scriptOf()
  await auth.updateUser({ password: 'lampe girafe tuba orage', current_password: 'pas le bon du tout' })
  expect(await mailsTo(site(), email)).toEqual([])
})
