import { data, redirect, type RouterContextProvider } from 'react-router'
import { addressLine, legalName, spacedSiren } from '#app/domain/club/legal-identity.ts'
import { type Checkout, checkoutSchema } from '#app/domain/orders/checkout/checkout.ts'
import type { OrderRecap } from '#app/domain/orders/placing/recap-store.server.ts'
import {
  closedShop,
  findMadeOrder,
  isShopOpen,
  readCheckout,
  readOrderRecap,
} from '#app/domain/orders/store.server.ts'
import { addressLines } from '#app/domain/shared/people/address.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import { readDeliveryOptions, readShopTexts } from '#app/domain/shop/store.server.ts'
import { type Services, servicesContext } from '#app/http/context.ts'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import { readInfo } from '#content/collections/info.ts'
import type { ShownLine } from '../parts/articles.tsx'
import { afterOrder, readCart, readCheckoutId, readJustPlaced } from '../parts/buyer.server.ts'
import { ofThisOrder } from '../parts/headers.ts'
import { encodeShownRecap } from './recap-changes.ts'

/** All that is agreed to by the button. Without a form that was filled in, or no longer right, the way leads there. */
export async function readRecapPage(request: Request, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const id = await readCheckoutId(request)
  const cart = readCart(request)
  const checkout = cart.length > 0 ? await readValidCheckout(services, id) : undefined
  if (cart.length > 0 && (!id || !checkout)) throw redirect(checkoutPath, { headers: ofThisOrder })
  const recap = checkout && (await readOrderRecap(services, { cart, checkout }))
  const made = checkout && (await findMadeOrder(services, id))
  // The answer that told of this order was lost, and its cookies with it.
  const isLost = made !== undefined && made.recap === recap?.fingerprint
  const placed = made && (isLost || !recap) ? { number: made.number, secret: made.secret } : undefined
  const closed = (await isShopOpen(services)) ? undefined : closedShop
  return data(
    {
      recap: recap && !placed ? recapView(recap) : undefined,
      key: id,
      closed,
      hasCart: cart.length > 0,
      justPlaced: cart.length > 0 ? placed : await readJustPlaced(request),
      ...(await readRecapTexts(services)),
    },
    { headers: isLost ? await afterOrder(made, services) : ofThisOrder },
  )
}

export async function readValidCheckout(
  services: Pick<Services, 'database' | 'content'>,
  id: string | undefined,
): Promise<Checkout | undefined> {
  const values = await readCheckout(services, id)
  if (!values) return undefined
  return checkoutSchema(values, await readDeliveryOptions(services)).safeParse(values).data
}

export type RecapTexts = Awaited<ReturnType<typeof readRecapTexts>>

async function readRecapTexts({ content }: Pick<Services, 'content'>) {
  const club = await readInfo(content, 'entreprise')
  const { payment, legal, deliveryOptions } = await readShopTexts({ content })
  return {
    seller: {
      name: legalName(club),
      address: addressLine(club),
      registration: `SIREN ${spacedSiren(club)}, ${club.legal.register}`,
      phone: phoneOf(club.phone),
      email: club.email,
    },
    paymentMethods: payment.paymentMethods.map(({ id, title, text }) => ({ id, title, text })),
    deliveryTexts: deliveryOptions.map(({ fee, text }) => ({ id: fee, text })),
    deliveryLimit: legal.deliveryLimit,
    guaranteeNotice: legal.guaranteeNotice,
  }
}

const usual = '14-jours'

export function recapView(recap: OrderRecap) {
  const { checkout, lines, missing, delivery, goodsCents, totalCents, deposit, terms, fingerprint } = recap
  const { firstName, lastName, email, phone, address, billing, guardian, note, paymentMethod } = checkout
  return {
    lines: lines.map((line): ShownLine => ({
      ...line,
      key: `${line.identifier}.${line.variant}`,
      regimeText: line.regime === usual ? undefined : line.regimeText,
    })),
    usualRight: usualRightOf(lines),
    hasOtherRights: lines.some(({ regime }) => regime !== usual),
    missing,
    pieces: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    goodsCents,
    totalCents,
    deposit,
    delivery,
    buyer: {
      name: `${firstName} ${lastName}`,
      email,
      phone: phone === undefined ? undefined : phoneOf(phone).shown,
      address: address ? addressLines(address) : undefined,
      billing: billing ? addressLines(billing) : undefined,
      guardian,
      note,
    },
    paymentMethod,
    vatMention: terms.vatMention,
    mediator: terms.mediator,
    guarantee: terms.guarantee,
    withdrawalFunction: terms.withdrawalFunction,
    fingerprint,
    shown: encodeShownRecap(recap),
  }
}

function usualRightOf(lines: OrderRecap['lines']) {
  const line = lines.find(({ regime }) => regime === usual)
  return line && { label: line.regimeLabel, text: line.regimeText }
}

export type RecapView = ReturnType<typeof recapView>
