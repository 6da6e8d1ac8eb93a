import { eq } from 'drizzle-orm'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { guestLetterCuts, letterCuts, members } from '#db/schema/index.ts'
import { guestAt, readLetterToken } from './letter-token.server.ts'

type LinkServices = { readonly database: Database; readonly clock: Clock; readonly appSecret: string }

export type LetterLink = { readonly isCut: boolean }

export async function hasCutLetters(
  { database }: { readonly database: Pick<Database, '$count'> },
  memberId: string,
): Promise<boolean> {
  return (await database.$count(letterCuts, eq(letterCuts.memberId, memberId))) > 0
}

export async function hasGuestCutLetters(
  { database }: { readonly database: Pick<Database, '$count'> },
  email: string,
): Promise<boolean> {
  return (await database.$count(guestLetterCuts, eq(guestLetterCuts.address, guestAt(email).address))) > 0
}

/** What a link would cut; undefined when this site did not sign it, or its member is gone. */
export async function readLetterLink(
  { database, appSecret }: Omit<LinkServices, 'clock'>,
  token: string,
): Promise<LetterLink | undefined> {
  const reader = readLetterToken(appSecret, token)
  if (!reader) return undefined
  if ('address' in reader)
    return {
      isCut: (await database.$count(guestLetterCuts, eq(guestLetterCuts.address, reader.address))) > 0,
    }
  const isTheirs = eq(members.userId, reader.memberId)
  if ((await database.$count(members, isTheirs)) === 0) return undefined
  return { isCut: await hasCutLetters({ database }, reader.memberId) }
}

/** No more letters for whoever holds the link, or letters again. Doing it twice changes nothing. */
export function changeLettersByLink(
  { database, clock, appSecret }: LinkServices,
  token: string,
  { isCut }: LetterLink,
): Promise<LetterLink | undefined> {
  const reader = readLetterToken(appSecret, token)
  if (!reader) return Promise.resolve(undefined)
  const cutAt = clock.now()
  return database.transaction(async (transaction) => {
    if ('address' in reader) {
      const { address } = reader
      if (isCut) await transaction.insert(guestLetterCuts).values({ address, cutAt }).onConflictDoNothing()
      else await transaction.delete(guestLetterCuts).where(eq(guestLetterCuts.address, address))
      return { isCut }
    }
    const { memberId } = reader
    const isTheirs = eq(members.userId, memberId)
    const [member] = await transaction.select().from(members).where(isTheirs).for('share')
    if (!member) return undefined
    if (isCut) await transaction.insert(letterCuts).values({ memberId, cutAt }).onConflictDoNothing()
    else await transaction.delete(letterCuts).where(eq(letterCuts.memberId, memberId))
    return { isCut }
  })
}
