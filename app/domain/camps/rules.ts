import type { InfoOf } from '#content/collections/info.ts'
import type { Camp, CampPlaces } from './camp.ts'

export type CampState = 'upcoming' | 'open' | 'lastPlaces' | 'full' | 'past' | 'cancelled'

/** From this share of free places down, they are the last ones. */
const lastPlacesShare = 0.2

/** Free places: capacity less those taken; none when marked full by hand. Never below 0. */
export function placesLeft({ capacity, taken, isMarkedFull }: CampPlaces): number {
  return isMarkedFull ? 0 : Math.max(0, capacity - taken)
}

/** Where a camp stands on a day (`YYYY-MM-DD`): begun is past, full wins over registrations to come. */
export function campState(camp: CampPlaces, today: string): CampState {
  if (camp.isCancelled) return 'cancelled'
  if (hasBegun(camp, today)) return 'past'
  const left = placesLeft(camp)
  if (left === 0) return 'full'
  if (camp.opensOn !== undefined && camp.opensOn > today) return 'upcoming'
  return left <= camp.capacity * lastPlacesShare ? 'lastPlaces' : 'open'
}

export function hasPlaces(state: CampState): boolean {
  return state === 'open' || state === 'lastPlaces'
}

export function hasBegun({ startOn }: CampPlaces, today: string): boolean {
  return startOn <= today
}

/** Registration, guarantor and insurer of a seller of packages (Code du tourisme, L211-18). */
export type TravelLicence = NonNullable<InfoOf<'entreprise'>['travel']>

type MaybePackage = Pick<Camp, 'title' | 'lodging'> & { readonly package?: object | undefined }

/** Why a camp may not be shown: with its nights it is a package, sold under licence, on information of its own (Code du tourisme, L211-2 and L211-8). */
export function publicationProblem(camp: MaybePackage, licence: TravelLicence | null): string | undefined {
  if (camp.lodging !== 'included' || (camp.package && isComplete(licence))) return undefined
  const missing = isComplete(licence)
    ? 'ses informations de forfait ne sont pas renseignées (package).'
    : 'l’immatriculation Atout France, le garant et l’assureur ne sont pas renseignés (entreprise, travel).'
  return `Le stage « ${camp.title} » inclut l’hébergement : c’est un forfait touristique. Il reste masqué tant que ${missing}`
}

function isComplete(licence: TravelLicence | null): boolean {
  if (!licence) return false
  const { registration, guarantor, insurer } = licence
  const facts = [registration, guarantor.name, guarantor.address, insurer.name, insurer.address]
  return facts.every((fact) => fact.trim() !== '')
}
