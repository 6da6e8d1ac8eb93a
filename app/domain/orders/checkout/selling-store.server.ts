import { readTermsOfSale } from '#app/domain/club/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { type Deposit, readDeliveryOptions, readShopTexts } from '#app/domain/shop/store.server.ts'
import { readInfo } from '#content/collections/info.ts'
import { readBankAccount } from '#content/collections/private.ts'
import { vatTermOn } from '../documents/vat.ts'
import type { OrderServices } from '../services.server.ts'

export type SellingServices = Pick<OrderServices, 'content' | 'clock' | 'siteUrl' | 'isProduction'>

export const closedShop =
  'La boutique ne prend pas de commande pour le moment. Votre panier est gardé\u202f; écrivez-nous pour savoir quand elle rouvre.'

export const depositNotOnSite =
  'L’acompte d’une commande groupée se paie en la passant\u00a0: choisissez un autre moyen de paiement.'

/** Texts, fees and terms of new orders; undefined while a fact required before any sale is missing (L612-1). */
export async function readSelling(services: SellingServices) {
  const { content, clock, isProduction } = services
  const today = dayInParis(clock.now())
  const club = await readInfo(content, 'entreprise')
  const vat = vatTermOn(club.vatMentions, today)
  if (!club.mediator || !vat || (isProduction && club.sample)) return undefined
  const { legal } = await readShopTexts(services)
  const options = await readDeliveryOptions(services)
  const terms = await readTermsOfSale(services, today)
  return { mediator: club.mediator, vatMention: vat.text, legal, options, terms }
}

export type Selling = NonNullable<Awaited<ReturnType<typeof readSelling>>>

/** Whether orders are taken; pages say so before anybody fills in a form. */
export async function isShopOpen(services: SellingServices): Promise<boolean> {
  return (await readSelling(services)) !== undefined
}

/** The payment methods that can be offered: cards need a payment service, transfers a bank account, and a deposit is paid at once. */
export async function readPaymentMethods(
  { content, payment }: Pick<OrderServices, 'content' | 'payment'>,
  deposit?: Deposit,
) {
  const bank = await readBankAccount(content)
  const { paymentMethods } = (await readShopTexts({ content })).payment
  return paymentMethods.filter(({ id }) => {
    if (id === 'on_site') return deposit === undefined
    if (id === 'card') return payment !== undefined
    return id !== 'transfer' || bank !== null
  })
}
