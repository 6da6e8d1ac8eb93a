import { addressLine, legalName, spacedSiren } from '#app/domain/club/legal-identity.ts'
import type { ClubFacts } from '#app/domain/club/store.server.ts'
import { phoneOf } from '#app/domain/shared/phone.ts'

export type MailSender = {
  name: string
  legalName: string
  address: string
  siren: string
  email: string
  phone: string
}

export function senderOf(facts: ClubFacts): MailSender {
  return {
    name: facts.name,
    legalName: legalName(facts),
    address: addressLine(facts),
    siren: spacedSiren(facts),
    email: facts.email,
    phone: phoneOf(facts.phone).shown,
  }
}
