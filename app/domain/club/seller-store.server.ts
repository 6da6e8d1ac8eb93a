import { phoneOf } from '#app/domain/shared/people/phone.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import { legalName, spacedSiren } from './legal-identity.ts'

/** The club as a seller, with the VAT terms it has said and will say. */
export async function readSeller(content: SiteContentReader) {
  const facts = await readInfo(content, 'entreprise')
  const { street, postcode, city, country } = facts.address
  const seller = {
    name: legalName(facts),
    address: [street, `${postcode} ${city}`, ...(country === 'France' ? [] : [country])],
    siren: spacedSiren(facts),
    register: facts.legal.register,
    vatNumber: facts.legal.vat,
    phone: phoneOf(facts.phone).shown,
    email: facts.email,
  }
  return { seller, vatTerms: facts.vatMentions }
}
