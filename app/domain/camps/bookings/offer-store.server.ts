import { readSeller } from '#app/domain/club/store.server.ts'
import { type OrderServices, readPaymentMethods, readSelling } from '#app/domain/orders/store.server.ts'
import { type Desk, minorsQuota } from '#app/domain/places/store.server.ts'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { packageFormOf } from '../lodging/package-form.ts'
import { withSizes } from '../options/sizes-store.server.ts'
import { hasPlaces } from '../rules.ts'
import { findCamp } from '../store.server.ts'
import { placesOffered } from '../waiting/read-waits-store.server.ts'
import { isToDeclare, mostUndeclared } from './minors/minors.ts'

export type BookingServices = OrderServices

/** A transfer takes its days: nearer to the start than that, none is waited for. */
const transferDays = 14

/** All that a booking is made from; undefined when the camp has no page or is not booked here. @param wait secret of a place that waits for its answer */
export async function readOffer(services: BookingServices, path: string, wait?: string) {
  const offered = wait === undefined ? 0 : await placesOffered(services, path, wait)
  const found = await findCamp(services, path, offered)
  if (!found || found.camp.cancellation.length === 0) return undefined
  const { licence, kept } = found
  const camp = { ...found.camp, options: await withSizes(services, found.camp.options) }
  const packageForm = camp.lodging === 'included' ? await readPackageForm(services, found) : undefined
  if (camp.lodging === 'included' && !packageForm) return undefined
  const today = dayInParis(services.clock.now())
  const selling = hasPlaces(camp.state) ? await readSelling(services) : undefined
  const methods = (await readPaymentMethods(services)).flatMap(({ id, title }) => {
    if (id === 'on_site') return []
    return id === 'card' || today <= addDays(camp.startOn, -transferDays) ? [{ id, title }] : []
  })
  const isOpen = selling !== undefined && camp.priceCents > 0 && methods.length > 0
  return { camp, licence, packageForm, selling, methods, kept, today, isOpen, offered }
}

/** Nothing is read of the seller for a camp that is no package. */
async function readPackageForm(
  { content }: Pick<BookingServices, 'content'>,
  { camp, licence }: NonNullable<Awaited<ReturnType<typeof findCamp>>>,
) {
  const { seller } = await readSeller(content)
  return packageFormOf(camp, licence, { ...seller, address: seller.address.join(', ') })
}

export type Offer = NonNullable<Awaited<ReturnType<typeof readOffer>>>

/** Whether places that were offered can be booked still: the club may have closed its camp, or made it smaller, since. */
export async function canTakeOffer(
  services: BookingServices,
  { path, secret, places }: { readonly path: string; readonly secret: string; readonly places: number },
): Promise<boolean> {
  const offer = await readOffer(services, path, secret)
  return offer !== undefined && offer.isOpen && places <= offer.camp.placesLeft
}

/** What the site may sell of a camp: the places promised elsewhere are not its own. */
export function deskOf({ camp }: Pick<Offer, 'camp'>): Desk {
  const quotas = camp.options.flatMap(({ id, places }): [string, number][] =>
    places === undefined ? [] : [[id, places]],
  )
  if (isToDeclare(camp)) quotas.push([minorsQuota, mostUndeclared])
  const places = camp.isMarkedFull ? 0 : Math.max(0, camp.capacity - camp.takenElsewhere)
  return { camp: camp.slug, places, quotas: Object.fromEntries(quotas) }
}
