import { daysInWords } from '#app/domain/shared/dates/days-in-words.ts'
import { centsOfEuros, formatEuros } from '#app/domain/shared/money.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import type { SecondFactorPolicy } from '#content/collections/access.ts'
import type { InfoOf } from '#content/collections/info.ts'
import type { ReminderDays } from '#content/collections/reminder-days.ts'
import { addressLine, legalName, spacedSiren } from './legal-identity.ts'
import { whomItIsRequiredOf } from './second-factor-words.ts'

type ClubFacts = InfoOf<'entreprise'>

export type LegalFact = string | { text: string; href: string } | readonly string[] | undefined

export type LegalFacts = Readonly<Record<string, LegalFact>>

type Settings = { readonly reminders: ReminderDays; readonly secondFactor: SecondFactorPolicy }

/** What `{…}` stands for in the legal texts, by the name used there. `day` (`YYYY-MM-DD`) chooses the VAT mention. */
export function legalFacts(
  club: ClubFacts,
  { reminders, secondFactor }: Settings,
  siteUrl: string,
  day: string,
): LegalFacts {
  const { legal, insurer, mediator, travel } = club
  return {
    nom: club.name,
    denomination: legalName(club),
    adresse: addressLine(club),
    telephone: phoneFact(club.phone),
    email: { text: club.email, href: `mailto:${club.email}` },
    siren: spacedSiren(club),
    registre: legal.register,
    tva: legal.vat,
    identifiantTextile: legal.textileProducerId,
    directeur: legal.publicationDirector,
    hebergeur: legal.host.name,
    hebergeurAdresse: legal.host.address,
    hebergeurTelephone: phoneFact(legal.host.phone),
    assureur: insurer?.name,
    assuranceContrat: insurer?.contract,
    assuranceZone: insurer?.area,
    mediateur: mediator?.name,
    mediateurAdresse: mediator?.address,
    mediateurSite: mediator ? pageFact(mediator.url) : undefined,
    mentionTva: club.vatMentions.findLast(({ from }) => from <= day)?.text,
    livraisons: club.deliveryFees.map(deliveryLine),
    voyageImmatriculation: travel?.registration,
    voyageGarant: travel?.guarantor.name,
    voyageGarantAdresse: travel?.guarantor.address,
    voyageAssureur: travel?.insurer.name,
    voyageAssureurAdresse: travel?.insurer.address,
    secondFacteurObligatoire: whomItIsRequiredOf(secondFactor, day),
    rappelCourse: daysInWords(reminders.race),
    adresseRenoncer: pageFact(`${siteUrl}/renoncer`),
    adresseResilier: pageFact(`${siteUrl}/resilier`),
  }
}

const saidWithoutOwner = new Set([
  'nom',
  'mentionTva',
  'livraisons',
  'rappelCourse',
  'secondFacteurObligatoire',
  'adresseRenoncer',
  'adresseResilier',
])

/** The same while the owner's own are not in: whom the examples name is to be completed. */
export function withoutIdentity(facts: LegalFacts): LegalFacts {
  const said = Object.entries(facts).map(([name, fact]) => [
    name,
    saidWithoutOwner.has(name) ? fact : undefined,
  ])
  return Object.fromEntries(said)
}

function phoneFact(e164: string | undefined): LegalFact {
  if (e164 === undefined) return undefined
  const { shown, link } = phoneOf(e164)
  return { text: shown, href: link }
}

function pageFact(url: string): LegalFact {
  return { text: url.replace(/^https?:\/\//, '').replace(/\/$/, ''), href: url }
}

function deliveryLine({ label, zone, price, freeFrom, delay }: ClubFacts['deliveryFees'][number]): string {
  const fee = price === 0 ? 'gratuit' : formatEuros(centsOfEuros(price))
  const free = freeFrom === undefined ? '' : `, gratuit dès ${formatEuros(centsOfEuros(freeFrom))} d’articles`
  return `${label} (${zone})\u00a0: ${fee}${free}, ${delay}.`
}
