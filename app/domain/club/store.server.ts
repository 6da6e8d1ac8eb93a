import { phoneOf } from '#app/domain/shared/people/phone.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo, type InfoOf } from '#content/collections/info.ts'
import type { Menus } from './menus.ts'

export { keepLogo, readLogo, type StoredLogo } from './look/logo.server.ts'
export { readSeller } from './seller-store.server.ts'
export { readTermsOfSale, type TermsOfSale } from './terms-store.server.ts'
export type ClubFacts = InfoOf<'entreprise'>

/** The business: `facts` as the owner wrote them, `shown` what every page's header and footer say. */
export async function readClub(content: SiteContentReader) {
  const facts = await readInfo(content, 'entreprise')
  const { name, tagline, email, instagramCoaching, instagramTherapy } = facts
  const phone = phoneOf(facts.phone)
  const { city } = facts.address
  const logo = facts.look?.logo
  const shown = {
    name,
    tagline,
    city,
    email,
    phone,
    instagramCoaching,
    instagramTherapy,
    ...(logo && { logo }),
  }
  return { facts, shown }
}

/** The words of the menus. */
export async function readMenus(content: SiteContentReader): Promise<Menus> {
  const { header, coaching, tools, footer, member } = await readInfo(content, 'menus')
  return { header, coaching, tools, footer, member }
}
