import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import { distancesOf } from '#app/domain/competitions/formats/format-words.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import { formatDayRange, formatHour } from '#app/domain/shared/french-dates.ts'
import { formatInstant } from '#app/domain/shared/french-instants.ts'
import type { Say } from './admin-verb.ts'
import { competitionStates } from './competition-states.ts'
import { findForCoach } from './find-for-coach.ts'
import type { AdminSite } from './open-site.ts'

/** Says all there is to know of a competition, in lines of words and tabs; of people, how many show themselves. */
export async function sayCompetition(
  site: AdminSite,
  { id, say }: { id: string; say: Say },
): Promise<boolean> {
  const { competition, shown } = await findForCoach(site, id)
  for (const [term, value] of linesOf(competition)) if (value) say(`${term}\t${value}`)
  for (const format of competition.formats) say(['format', format.name, distancesOf(format)].join('\t'))
  const going = shown.filter(({ answer }) => answer === 'going').length
  say(`réponses visibles\t${going} y vont, ${shown.length - going} peut-être`)
  say(`${site.services.siteUrl}${calendarPath}/${id}`)
  return true
}

function linesOf(competition: Competition): [string, string | undefined][] {
  const { title, status, discipline, startOn, endOn, startTime, place, region, updatedAt } = competition
  return [
    [title, competitionStates[status]],
    ['discipline', disciplines[discipline].label],
    ['jours', formatDayRange(startOn, endOn)],
    ['premier départ', startTime && formatHour(startTime)],
    ['lieu', `${place}, ${regions[region]}`],
    ['page officielle', competition.link],
    ['inscriptions à partir du', competition.registrationOpensOn],
    ['inscriptions jusqu’au', competition.registrationClosesOn],
    ['groupe', competition.group],
    ['notes', competition.notes?.replaceAll(/\s+/g, ' ')],
    ['changée le', formatInstant(updatedAt)],
  ]
}
