import type { Camp } from '#app/domain/camps/camp.ts'
import type { CampState } from '#app/domain/camps/rules.ts'
import type { Standing } from '#app/domain/camps/store.server.ts'
import type { CampDescription } from '#app/seo/structured-data.ts'

const availabilities: Record<CampState, CampDescription['availability']> = {
  open: 'available',
  lastPlaces: 'limited',
  upcoming: 'later',
  full: 'none',
  past: 'none',
  cancelled: 'none',
}

/** A camp as search engines are told of it: the same facts as the page. */
export function campEventOf(camp: Camp & Standing): CampDescription {
  return {
    title: camp.title,
    description: camp.description,
    path: camp.path,
    startOn: camp.startOn,
    endOn: camp.endOn,
    place: camp.place,
    priceCents: camp.priceCents,
    opensOn: camp.opensOn,
    availability: availabilities[camp.state],
    isCancelled: camp.isCancelled,
    picturePath: `/og${camp.path}.png`,
  }
}
