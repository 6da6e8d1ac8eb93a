import { countMinors } from '#app/domain/places/store.server.ts'
import type { Transaction } from '#db/database.ts'
import type { Camp } from '../../camp.ts'
import { isMinorOn } from '../participant.ts'
import { isToDeclare, mostUndeclared } from './minors.ts'

const tooMany =
  'Ce stage ne peut plus accueillir de personne de moins de 18 ans\u00a0: écrivez-nous, nous cherchons une solution avec vous.'

export type Stay = Pick<Camp, 'slug' | 'startOn' | 'lodging' | 'minorsDeclaration'>

/** What the office is told of minors in a camp with nights, in French; undefined where nothing is to be declared. */
export async function minorsWarning(
  database: Pick<Transaction, 'execute'>,
  stay: Stay,
): Promise<string | undefined> {
  if (!isToDeclare(stay)) return undefined
  const minors = await countMinors(database, stay.slug, stay.startOn)
  return `Mineurs inscrits\u00a0: ${minors} sur ${mostUndeclared} au plus. Avec une nuit, un séjour de sept mineurs se déclare deux mois avant (CASF, L. 227-5)\u202f; son numéro, dans le texte du stage, en admet davantage.`
}

/** Why these minors may not come too, in French; the camp’s row is held by the caller. */
export async function minorsProblem(
  transaction: Transaction,
  stay: Stay,
  participants: readonly { readonly bornOn: string }[],
): Promise<string | undefined> {
  const more = participants.filter(({ bornOn }) => isMinorOn(bornOn, stay.startOn)).length
  if (more === 0 || !isToDeclare(stay)) return undefined
  return (await countMinors(transaction, stay.slug, stay.startOn)) + more > mostUndeclared
    ? tooMany
    : undefined
}
