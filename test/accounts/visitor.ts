import { createServerClient } from '@supabase/ssr'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { URI } from 'otpauth'
import { connect, type Database } from '#db/database.ts'
import { outgoingMails } from '#db/schema/index.ts'
import type { TestSite } from '../site-process.ts'
import { makeAccount, sessionCookies, type TestAccount } from './site-accounts.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** A browser without a script: it keeps cookies and sends forms. */
type AccountVisitor = {
  email: string
  userId: string
  get: (path: string) => Promise<Response>
  /** The text of a page, which must be there. */
  read: (path: string) => Promise<string>
  post: (path: string, fields: Record<string, string>) => Promise<Response>
  /** Renews the session, as the official client does before it expires. */
  renew: () => Promise<void>
  cookies: () => { name: string; value: string }[]
  /** The same person in another browser. */
  elsewhere: () => Promise<AccountVisitor>
}

/** Somebody with an account of their own, signed in by password. */
export async function newVisitor(
  site: Pick<TestSite, 'databaseUrl' | 'url'>,
  standing: TestAccount['standing'] = 'member',
): Promise<AccountVisitor> {
  const email = `${standing}-${randomUUID()}@club.example`
  const userId = await makeAccount(site.databaseUrl, { standing, email })
  return signIn(site.url, { email, userId })
}

async function signIn(
  siteUrl: string,
  person: Pick<AccountVisitor, 'email' | 'userId'>,
): Promise<AccountVisitor> {
  const cookies = await sessionCookies(siteUrl, person.email)
  const jar = new Map(cookies.map(({ name, value }) => [name, value]))
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'user-agent': firefox, origin: siteUrl, cookie }
    const response = await fetch(siteUrl + path, { redirect: 'manual', headers, ...init })
    for (const written of response.headers.getSetCookie()) keep(jar, written)
    return response
  }
  return {
    ...person,
    get: (path) => send(path),
    async read(path) {
      const response = await send(path)
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      return response.text()
    },
    post: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    renew: () => renew(siteUrl, jar),
    cookies: () => [...jar].map(([name, value]) => ({ name, value })),
    elsewhere: () => signIn(siteUrl, person),
  }
}

async function renew(siteUrl: string, jar: Map<string, string>): Promise<void> {
  const client = createServerClient(siteUrl, 'any', {
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (written) => {
        for (const { name, value } of written) jar.set(name, value)
      },
    },
  })
  const { error } = await client.auth.refreshSession()
  if (error) throw error
}

function keep(jar: Map<string, string>, written: string): void {
  const [pair = '', ...attributes] = written.split(';')
  const equals = pair.indexOf('=')
  const name = pair.slice(0, equals)
  const value = pair.slice(equals + 1)
  const isGone = value === '' || attributes.some((attribute) => /max-age=0\b/i.test(attribute))
  if (isGone) jar.delete(name)
  else jar.set(name, value)
}

/** The value of a hidden field of a page. */
export function hiddenField(html: string, name: string): string {
  const value = new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1]
  if (value === undefined) throw new Error(`The page has no field ${name}.`)
  return value.replaceAll('&amp;', '&')
}

/** Looks into the database of a running site. */
export async function inDatabase<Value>(
  site: Pick<TestSite, 'databaseUrl'>,
  ask: (database: Database) => Promise<Value>,
): Promise<Value> {
  const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
  try {
    return await ask(database)
  } finally {
    await close()
  }
}

/** Everything the site wrote to an address or a number, once nothing waits to be written. */
export function mailsTo(site: Pick<TestSite, 'databaseUrl'>, recipient: string) {
  return inDatabase(site, async (database) => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if ((await database.$count(outgoingMails, isNotNull(outgoingMails.facts))) === 0) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return database
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, recipient))
      .orderBy(outgoingMails.createdAt)
  })
}

/** Begins to add an application as second factor; `verify` gives its code, or another. */
export async function addApplication(visitor: AccountVisitor, name = 'Mon téléphone') {
  const path = '/compte/securite/application'
  const page = await (await visitor.post(path, { intent: 'enrol', name })).text()
  const uri = hiddenField(page, 'uri')
  const fields = { intent: 'verify', factorId: hiddenField(page, 'factorId'), uri }
  const verify = (code = URI.parse(uri).generate()) => visitor.post(path, { ...fields, code })
  return { page, verify }
}

/** Puts all that a person's sessions have shown back in time, and renews this one. */
export async function letProofsAge(
  site: Pick<TestSite, 'databaseUrl'>,
  visitor: AccountVisitor,
  age: string,
): Promise<void> {
  await inDatabase(site, (database) =>
    database.execute(sql`
      UPDATE auth.mfa_amr_claims SET created_at = created_at - ${age}::interval,
        updated_at = updated_at - ${age}::interval
      WHERE session_id IN (SELECT id FROM auth.sessions WHERE user_id = ${visitor.userId})`),
  )
  await visitor.renew()
}
