import { formatDay } from '../shared/french-dates.ts'
import type { CampPlaces, Sport } from './camp.ts'
import { campState, placesLeft } from './rules.ts'
import type { CampState } from './rules.ts'

export const sportLabels: Readonly<Record<Sport, string>> = {
  running: 'Running',
  triathlon: 'Triathlon',
  natation: 'Natation',
  velo: 'Vélo',
}

const noBreak = '\u00A0'

/** Where a camp stands, in a few words: « 4 places sur 16 », « Dernière place », « Complet »… */
export function stateLabel(camp: CampPlaces, today: string): string {
  const state = campState(camp, today)
  return labels[state](camp, today)
}

const labels: Readonly<Record<CampState, (camp: CampPlaces, today: string) => string>> = {
  open: (camp) => `${placesLeft(camp)}${noBreak}places sur ${camp.capacity}`,
  lastPlaces: (camp) => lastPlacesLabel(placesLeft(camp)),
  full: () => 'Complet',
  upcoming: ({ opensOn }) => (opensOn ? `Inscriptions le ${shortDay(opensOn)}` : 'Inscriptions à venir'),
  past: ({ endOn }, today) => (endOn >= today ? 'En cours' : 'Passé'),
  cancelled: () => 'Annulé',
}

function lastPlacesLabel(left: number): string {
  return left === 1 ? 'Dernière place' : `Dernières places${noBreak}: ${left}`
}

/** « 8 janvier » : the year goes without saying on a badge. */
function shortDay(day: string): string {
  return formatDay(day).replace(/ \d{4}$/, '')
}

const monthAndYear = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** « mars 2027 ». @param month `AAAA-MM` */
export function formatMonth(month: string): string {
  return monthAndYear.format(new Date(`${month}-01T00:00:00Z`))
}

/** « 4 stages », « 1 stage », « Aucun stage ». */
export function countLabel(count: number): string {
  if (count === 0) return 'Aucun stage'
  return `${count}${noBreak}${count > 1 ? 'stages' : 'stage'}`
}
