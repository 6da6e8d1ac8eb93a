import { createServerClient } from '@supabase/ssr'
import { connect } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { authDatabase, createUser, hashPassword } from '@allure/auth-server/testing'
import type { TestSite } from '../site-process.ts'

export const password = 'un mot de passe assez long'

/** `member`: an active one; `signed-in`: whose time in the club is over; `admin`: a coach. */
export type TestAccount = { standing: 'member' | 'signed-in' | 'admin'; email: string }

/** Gives the site of a database an account with {@link password}, as an invitation that was accepted would. */
export async function makeAccount(databaseUrl: string, { standing, email }: TestAccount): Promise<string> {
  const { pool, database, close } = connect(databaseUrl, { onError: () => undefined })
  try {
    const now = new Date()
    const passwordHash = await hashPassword(password)
    const user = await createUser(authDatabase(pool), { email, passwordHash, emailConfirmedAt: now, now })
    await database.insert(members).values({
      userId: user.id,
      role: standing === 'admin' ? 'admin' : 'athlete',
      status: standing === 'signed-in' ? 'ended' : 'active',
      email,
      firstName: 'Camille',
      lastName: 'Essai',
      updatedAt: now,
    })
    return user.id
  } finally {
    await close()
  }
}

/** The cookies of a browser in which this account has signed in with {@link password}. */
export async function sessionCookies(
  siteUrl: string,
  email: string,
): Promise<{ name: string; value: string }[]> {
  const jar = new Map<string, string>()
  const client = createServerClient(siteUrl, 'any', {
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (written) => {
        for (const { name, value } of written) jar.set(name, value)
      },
    },
  })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return [...jar].map(([name, value]) => ({ name, value }))
}

/** Makes an account of this standing and signs it in; answers with the header of its requests. */
export async function signInAs(
  site: Pick<TestSite, 'databaseUrl' | 'url'>,
  standing: TestAccount['standing'],
): Promise<{ cookie: string }> {
  const email = `${standing}-${crypto.randomUUID()}@club.example`
  await makeAccount(site.databaseUrl, { standing, email })
  const cookies = await sessionCookies(site.url, email)
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}
