import { addressLine, legalName, spacedSiren } from '#app/domain/club/legal-identity.ts'
import type { ClubFacts } from '#app/domain/club/store.server.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'

export type MailSender = ReturnType<typeof senderOf>

export function senderOf(facts: ClubFacts, siteUrl?: string) {
  const logo = facts.look?.logo
  return {
    name: facts.name,
    logo: logo && siteUrl ? { ...logo, src: siteUrl + logo.src } : undefined,
    legalName: legalName(facts),
    address: addressLine(facts),
    siren: spacedSiren(facts),
    email: facts.email,
    phone: phoneOf(facts.phone).shown,
  }
}
