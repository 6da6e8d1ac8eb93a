import { centsOfEuros, formatEuros } from '#app/domain/shared/money.ts'
import type { InfoOf } from '#content/collections/info.ts'

type ClubFacts = Pick<InfoOf<'entreprise'>, 'legal' | 'address'>

/** Who trades: « Prénom Nom, entrepreneur individuel (EI) », or the company with its form and capital. */
export function legalName({ legal }: ClubFacts): string {
  if (legal.status === 'EI') {
    const trade = legal.companyName ? ` (${legal.companyName})` : ''
    return `${legal.ownerName}${trade}, entrepreneur individuel (EI)`
  }
  const capital =
    legal.capital === undefined ? '' : ` au capital de ${formatEuros(centsOfEuros(legal.capital))}`
  return `${legal.companyName ?? legal.ownerName}, ${legal.status}${capital}`
}

/** « 1 rue du Stade, 69000 Lyon, France ». */
export function addressLine({ address }: ClubFacts): string {
  return `${address.street}, ${address.postcode} ${address.city}, ${address.country}`
}

/** « 123 456 789 », with no-break spaces. */
export function spacedSiren({ legal }: ClubFacts): string {
  return legal.siren.replace(/(\d{3})(?=\d)/g, '$1\u00A0')
}
