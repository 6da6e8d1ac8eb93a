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

/** Why a camp may not be shown: with its nights it is a package, sold under licence (Code du tourisme, L211-2). */
export function publicationProblem(
  { title, lodging }: Pick<Camp, 'title' | 'lodging'>,
  licence: TravelLicence | null,
): string | undefined {
  if (lodging !== 'included' || isComplete(licence)) return undefined
  return (
    `Le stage « ${title} » inclut l’hébergement : c’est un forfait touristique. Il reste masqué tant que ` +
    'l’immatriculation Atout France, le garant et l’assureur ne sont pas renseignés (entreprise, travel).'
  )
}

function isComplete(licence: TravelLicence | null): boolean {
  if (!licence) return false
  const { registration, guarantor, insurer } = licence
  const facts = [registration, guarantor.name, guarantor.address, insurer.name, insurer.address]
  return facts.every((fact) => fact.trim() !== '')
}
