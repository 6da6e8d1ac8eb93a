import { mostOfOneProduct } from '#app/domain/orders/placing/reservation.ts'
import type { Services } from '#app/http/context.ts'
import { sharedLimit } from '#app/http/rate-limit.server.ts'

const day = 86_400
const ofDay = sharedLimit({ name: 'bookings-places', points: 40, seconds: day })
const ofCamp = sharedLimit({ name: 'bookings-camp', points: Number.MAX_SAFE_INTEGER, seconds: day })
// A form is one booking at most, however often it is sent.
const ofForms = sharedLimit({ name: 'bookings-form', points: Number.MAX_SAFE_INTEGER, seconds: day })

type Wish = {
  readonly visitor: string
  /** The key of the form. */
  readonly form: string
  readonly camp: { readonly path: string; readonly placesLeft: number }
  readonly places: number
  /** By card they are held half an hour, else for days. */
  readonly isByCard: boolean
}

const tooManyOfDay =
  'Quarante places par jour au plus sont gardées sans paiement. Écrivez-nous\u00a0: nous préparons cette inscription avec vous.'
const tooManyOfCamp =
  'La moitié des places d’un stage au plus est gardée sans paiement pour une même personne. Inscrivez-en moins, choisissez la carte si elle est proposée, ou écrivez-nous.'

/** Counts the places that one visitor holds unpaid; why there are too many, in French. */
export async function holdPlaces(services: Services, wish: Wish): Promise<string | undefined> {
  const { visitor, form, camp, places, isByCard } = wish
  if ((await ofForms(services).taken(form)) > 0) return undefined
  if (!isByCard && !(await takeOfCamp(services, wish))) return tooManyOfCamp
  if ((await ofDay(services).take(visitor, places)) > 0) {
    if (!isByCard) await ofCamp(services).giveBack(`${visitor} ${camp.path}`, places)
    return tooManyOfDay
  }
  await ofForms(services).take(form, 1)
  return undefined
}

/** Of a booking that was not made. */
export async function releasePlaces(services: Services, wish: Wish): Promise<void> {
  const { visitor, form, camp, places, isByCard } = wish
  await ofForms(services).giveBack(form, 1)
  await ofDay(services).giveBack(visitor, places)
  if (!isByCard) await ofCamp(services).giveBack(`${visitor} ${camp.path}`, places)
}

// Counts first and looks then, so that of many bookings at once none passes that should not.
async function takeOfCamp(services: Services, { visitor, camp, places }: Wish): Promise<boolean> {
  const holder = `${visitor} ${camp.path}`
  const limit = ofCamp(services)
  await limit.take(holder, places)
  const taken = await limit.taken(holder)
  const others = camp.placesLeft + taken - places
  // A person alone may always come, and a couple.
  if (taken <= Math.max(2, mostOfOneProduct(others))) return true
  await limit.giveBack(holder, places)
  return false
}
