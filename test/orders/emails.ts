import { openSiteContent } from '#app/content/site-content.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { readShopTexts } from '#app/domain/shop/store.server.ts'
import { writeOrderMails } from '#app/emails/orders/mails.server.tsx'
import { plain } from '../mail/reading.ts'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const { facts } = await readClub(content)
const shop = await readShopTexts({ content })
const bank = { holder: 'Exemple', iban: 'FR7630001007941234567890185', bic: 'BDFEFRPP' }

/** What the mails about an order are written from besides the order: the sample content's club, with a bank account. */
export const mailFacts = { club: facts, bank, shop, siteUrl: 'https://club.example' }

/** The first mail of a email, its spaces made ordinary. */
export async function letterOf(email: OrderEmail, order: PlacedOrder, more: Partial<OrderEmailFacts> = {}) {
  const [mail] = await writeOrderMails(email, { order, ...mailFacts, ...more })
  if (!mail) throw new Error(`${email} makes no mail.`)
  return { ...mail, subject: plain(mail.subject), text: plain(mail.text) }
}
