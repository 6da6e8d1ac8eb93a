import { formatDayOfYear } from '#app/domain/shared/dates/french-dates.ts'
import { formatMonth } from '#app/domain/shared/dates/months.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import type { CampPlaces, CampSummary, Sport } from './camp.ts'
import { campState, placesLeft, type CampState } from './rules.ts'

export const sportLabels: Readonly<Record<Sport, string>> = {
  running: 'Running',
  triathlon: 'Triathlon',
  natation: 'Natation',
  velo: 'Vélo',
}

const noBreak = '\u00A0'

/** Where a camp stands, in a few words: « 4 places sur 16 », « Dernière place », « Complet »… */
export function stateLabel(camp: CampPlaces, today: string): string {
  return labels[campState(camp, today)](camp, today)
}

const labels: Readonly<Record<CampState, (camp: CampPlaces, today: string) => string>> = {
  open: (camp) => `${placesLeft(camp)}${noBreak}places sur ${camp.capacity}`,
  lastPlaces: (camp) => lastPlacesLabel(placesLeft(camp)),
  full: () => 'Complet',
  upcoming: ({ opensOn }) =>
    opensOn ? `Inscriptions le ${formatDayOfYear(opensOn)}` : 'Inscriptions à venir',
  past: ({ endOn }, today) => (endOn >= today ? 'En cours' : 'Passé'),
  cancelled: () => 'Annulé',
}

function lastPlacesLabel(left: number): string {
  return left === 1 ? 'Dernière place' : `Dernières places${noBreak}: ${left}`
}

/** « 4 stages », « 1 stage », « Aucun stage ». */
export function countLabel(count: number): string {
  if (count === 0) return 'Aucun stage'
  return `${count}${noBreak}${count > 1 ? 'stages' : 'stage'}`
}

/** « Triathlon, vélo, tous niveaux »: the sports of a camp, then its tags. */
export function disciplineLine({ sports, tags }: Pick<CampSummary, 'sports' | 'tags'>): string {
  const [first = '', ...others] = [...sports.map((sport) => sportLabels[sport].toLowerCase()), ...tags]
  return [capitalised(first), ...new Set(others)].join(', ')
}

/** The days of a camp as a large figure and the rest beside it: « 6 – 13 » and « mars 2027 », « 30 » and « août – 2 septembre 2027 ». */
export function dateFigures({ startOn, endOn }: Pick<CampPlaces, 'startOn' | 'endOn'>) {
  const [startMonth, endMonth] = [formatMonth(startOn.slice(0, 7)), formatMonth(endOn.slice(0, 7))]
  const [start, end] = [dayNumber(startOn), dayNumber(endOn)]
  if (startMonth === endMonth) return { days: start === end ? start : `${start} – ${end}`, months: endMonth }
  return { days: start, months: `${withoutSharedYear(startMonth, endMonth)} – ${end}\u00A0${endMonth}` }
}

function dayNumber(day: string): string {
  const date = Number(day.slice(8))
  return date === 1 ? '1er' : String(date)
}

function withoutSharedYear(startMonth: string, endMonth: string): string {
  const year = startMonth.slice(-5)
  return endMonth.endsWith(year) ? startMonth.slice(0, -5) : startMonth
}
