import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { Camp } from '../camp.ts'
import { isMinorOn } from './participant.ts'

/** From so many minors on, a camp with nights is a stay to be declared two months before (CASF, L227-4 and R227-1). */
const mostUndeclared = 6

const tooMany =
  'Ce stage ne peut plus accueillir de personne de moins de 18 ans\u00a0: écrivez-nous, nous cherchons une solution avec vous.'

/** Why these minors may not come too, in French; the camp’s row is held by the caller. */
export async function minorsProblem(
  transaction: Transaction,
  {
    slug,
    startOn,
    lodging,
    minorsDeclaration,
  }: Pick<Camp, 'slug' | 'startOn' | 'lodging' | 'minorsDeclaration'>,
  participants: readonly { readonly bornOn: string }[],
): Promise<string | undefined> {
  const more = participants.filter(({ bornOn }) => isMinorOn(bornOn, startOn)).length
  if (more === 0 || lodging === 'none' || minorsDeclaration !== undefined) return undefined
  const { rows } = await transaction.execute<{ minors: number }>(sql`
    SELECT count(*)::integer AS minors
    FROM club.booking_participants JOIN club.bookings ON bookings.id = booking_id
    WHERE camp = ${slug} AND stage IN ('held', 'booked') AND left_at IS NULL
      AND born_on > ${startOn}::date - interval '18 years'`)
  return (rows[0]?.minors ?? 0) + more > mostUndeclared ? tooMany : undefined
}
