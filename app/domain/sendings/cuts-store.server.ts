import { eq } from 'drizzle-orm'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { letterCuts, members } from '#db/schema/index.ts'
import { readLetterToken } from './letter-token.server.ts'

type LinkServices = { readonly database: Database; readonly clock: Clock; readonly appSecret: string }

export type LetterLink = { readonly isCut: boolean }

export async function hasCutLetters(
  { database }: { readonly database: Pick<Database, '$count'> },
  memberId: string,
): Promise<boolean> {
  return (await database.$count(letterCuts, eq(letterCuts.memberId, memberId))) > 0
}

/** What a link would cut; undefined when this site did not sign it, or its member is gone. */
export async function readLetterLink(
  { database, appSecret }: Omit<LinkServices, 'clock'>,
  token: string,
): Promise<LetterLink | undefined> {
  const memberId = readLetterToken(appSecret, token)
  if (memberId === undefined) return undefined
  const isTheirs = eq(members.userId, memberId)
  if ((await database.$count(members, isTheirs)) === 0) return undefined
  return { isCut: await hasCutLetters({ database }, memberId) }
}

/** No more letters for whoever holds the link, or letters again. Doing it twice changes nothing. */
export function changeLettersByLink(
  { database, clock, appSecret }: LinkServices,
  token: string,
  { isCut }: LetterLink,
): Promise<LetterLink | undefined> {
  const memberId = readLetterToken(appSecret, token)
  if (memberId === undefined) return Promise.resolve(undefined)
  return database.transaction(async (transaction) => {
    const isTheirs = eq(members.userId, memberId)
    const [member] = await transaction.select().from(members).where(isTheirs).for('share')
    if (!member) return undefined
    if (isCut)
      await transaction.insert(letterCuts).values({ memberId, cutAt: clock.now() }).onConflictDoNothing()
    else await transaction.delete(letterCuts).where(eq(letterCuts.memberId, memberId))
    return { isCut }
  })
}
