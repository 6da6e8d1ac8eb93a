import { randomUUID } from 'node:crypto'
import { href, type RouterContextProvider } from 'react-router'
import { bookingFields, type Typed } from '#app/domain/camps/bookings/booking-form.ts'
import { mostOf, typedCountOf } from '#app/domain/camps/bookings/form-questions.ts'
import { reducedPriceLines } from '#app/domain/camps/bookings/reduced-prices.ts'
import { scaleLines } from '#app/domain/camps/bookings/scale.ts'
import { type BookingRecap, type Offer, readOffer } from '#app/domain/camps/bookings/store.server.ts'
import { noWithdrawalRight } from '#app/domain/camps/terms.ts'
import { findWait } from '#app/domain/camps/waiting/store.server.ts'
import { addressLine, legalName } from '#app/domain/club/legal-identity.ts'
import { formatDay, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { addressLines, addressOf } from '#app/domain/shared/people/address.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import { type Services, servicesContext, visitorContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readInfo } from '#content/collections/info.ts'

export type Asked = {
  request: Request
  params: { slug?: string; folder?: string | undefined }
  context: Readonly<RouterContextProvider>
}

export function campPathOf({ folder, slug = '' }: Asked['params']): string {
  return `${href('/nos-stages')}/${folder === undefined ? '' : `${folder}/`}${slug}`
}

/** What may be booked at this address. */
export async function offerAt({ request, params, context }: Asked) {
  const services = context.get(servicesContext)
  const path = campPathOf(params)
  // In the address, which the form keeps: the place of who waited.
  const wait = new URL(request.url).searchParams.get('attente')?.slice(0, 64)
  const offer = await readOffer(services, path, wait)
  if (!offer) throw pageNotFound(request)
  return { offer, services, path, wait }
}

/** Who is signed in and may book as a member, with what is known of them. */
export async function readBooker(context: Readonly<RouterContextProvider>) {
  const visitor = context.get(visitorContext)
  const assurance = await visitor.assurance()
  if (assurance === 'nobody' || assurance === 'second-factor-missing') return undefined
  const account = await visitor.currentUser()
  if (!account) return undefined
  const member = await visitor.member()
  const { firstName = '', lastName = '' } = member ?? {}
  return { userId: account.userId, email: account.email, firstName, lastName, isMember: member !== undefined }
}

/** Who takes a place that was offered to them, by the secret of it. */
export async function readWaiter({ database }: Pick<Services, 'database'>, path: string, secret = '') {
  const wait = await findWait(database, secret)
  return wait?.state === 'offered' && wait.path === path
    ? { firstName: wait.firstName, email: wait.email }
    : undefined
}

/** For how many an empty form asks: no more than may come. */
export function countOf(value: string | null, { camp }: Offer): number {
  return Math.min(typedCountOf(value), mostOf(camp))
}

/** The camp as the form and the recap show it. */
export function campView({ camp, methods, isOpen, kept, today }: Offer) {
  const { title, path, startOn, endOn, location, priceCents, depositCents, options, levelGroups } = camp
  return {
    title,
    path,
    dates: formatDayRangeInWords(startOn, endOn),
    location,
    most: mostOf(camp),
    priceCents,
    lowerPrices: reducedPriceLines(camp, { sold: kept.tariffs, placesLeft: camp.placesLeft, today }),
    depositCents,
    balanceDays: camp.balanceDays,
    options,
    levelGroups,
    isSample: camp.isSample,
    methods,
    isOpen,
  }
}

export type CampView = ReturnType<typeof campView>

export function newKey(): string {
  return randomUUID()
}

export function readTyped(form: FormData, { camp }: Offer, count: number): Typed {
  const entries = bookingFields(camp, count).map((name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value.slice(0, 1000) : '']
  })
  return Object.fromEntries(entries)
}

export async function recapView(services: Pick<Services, 'content'>, offer: Offer, recap: BookingRecap) {
  const { camp, selling, licence, packageForm } = offer
  const club = await readInfo(services.content, 'entreprise')
  const { buyer, participants, instalments, totalCents, agreed, fingerprint } = recap
  const address = addressOf(buyer.street, buyer.line2, buyer.postcode, buyer.city)
  return {
    fingerprint,
    totalCents,
    discount: agreed.discount,
    packageForm,
    buyer: {
      name: `${buyer.firstName} ${buyer.lastName}`,
      email: buyer.email,
      address: address ? addressLines(address) : [],
      note: buyer.note,
    },
    gift: recap.gift && { day: formatDay(recap.gift.tellOn), words: recap.gift.words },
    paymentMethod: buyer.paymentMethod,
    participants: participants.map((one) => ({
      name: `${one.firstName} ${one.lastName}`,
      bornOn: formatDay(one.bornOn),
      levelGroup: one.levelGroup,
      guardian: one.guardianName,
      emergency: `${one.emergencyName}, ${phoneOf(one.emergencyPhone).shown}`,
      roomMate: one.roomMate,
      diet: one.diet,
      licence: one.licence,
      tariff: one.tariff,
      priceCents: one.priceCents,
      options: one.options,
      totalCents: one.totalCents,
    })),
    instalments: instalments.map(({ cents, dueOn }, index) => ({
      cents,
      when: index === 0 ? 'À l’inscription' : `Le ${formatDay(dueOn)} au plus tard`,
    })),
    scale: scaleLines(agreed),
    cancellationTerms: camp.cancellationTerms,
    noWithdrawalRight,
    lodging: camp.lodging,
    lodgingNote: camp.lodgingNote,
    included: camp.included,
    notIncluded: camp.notIncluded,
    licence,
    vatMention: selling?.vatMention ?? '',
    mediator: selling?.mediator,
    seller: { name: legalName(club), address: addressLine(club), email: club.email },
  }
}

export type RecapView = Awaited<ReturnType<typeof recapView>>
