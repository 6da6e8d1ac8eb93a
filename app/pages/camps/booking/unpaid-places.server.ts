import { mostHeldUnpaid } from '#app/domain/orders/placing/reservation.ts'
import type { Services } from '#app/http/context.ts'
import { unpaidHolds } from '#app/http/limits/unpaid-holds.server.ts'
import { sharedLimit } from '#app/http/rate-limit.server.ts'

const seconds = 86_400
const hold = unpaidHolds({ name: 'bookings', seconds })
const ofDay = sharedLimit({ name: 'bookings-places', points: 40, seconds })

type Wish = {
  readonly visitor: string
  /** The key of the form. */
  readonly form: string
  readonly camp: { readonly path: string; readonly placesLeft: number }
  readonly places: number
  /** By card they are held half an hour, else for days. */
  readonly isByCard: boolean
}

const messages = {
  'in-all':
    'Quarante places par jour au plus sont gardées sans paiement. Écrivez-nous\u00a0: nous préparons cette inscription avec vous.',
  'of-one':
    'La moitié des places d’un stage au plus est gardée sans paiement pour une même personne. Inscrivez-en moins, choisissez la carte si elle est proposée, ou écrivez-nous.',
}

/** Counts the places that one visitor holds unpaid, to be given back if the booking is not made; or why not, in French. */
export async function holdPlaces(
  services: Services,
  { visitor, form, camp, places, isByCard }: Wish,
): Promise<{ ok: true; giveBack: () => Promise<void> } | { ok: false; message: string }> {
  // A person alone may always come, and a couple.
  const most = (taken: number) => Math.max(2, mostHeldUnpaid(camp.placesLeft + taken - places))
  const things = () => (isByCard ? [] : [{ name: camp.path, wanted: places, most }])
  const held = await hold(services, { visitor, form, wanted: places, things, inAll: ofDay })
  return held.ok ? held : { ok: false, message: messages[held.tooMany] }
}
