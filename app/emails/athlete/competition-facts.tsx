import { disciplines } from '#app/domain/competitions/disciplines.ts'
import type { ToldCompetition } from '#app/domain/competitions/emails.ts'
import { distancesOf } from '#app/domain/competitions/formats/race-format.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import {
  formatDay,
  formatDayRange,
  formatFullDay,
  formatHour,
} from '#app/domain/shared/dates/french-dates.ts'
import type { MailFact } from '../layout/mail-facts.tsx'
import { TextLink } from '../layout/text-link.tsx'

export function factsOfCompetition(
  competition: ToldCompetition,
  { answer, format }: { readonly answer?: string; readonly format?: string | undefined } = {},
): MailFact[] {
  const { title, discipline, startTime, place, region, formats, link, notes } = competition
  return [
    { term: 'Course', value: title },
    { term: 'Discipline', value: disciplines[discipline].label },
    { term: 'Date', value: daysOf(competition) },
    { term: 'Premier départ', value: startTime && formatHour(startTime) },
    { term: 'Lieu', value: `${place} (${regions[region]})` },
    {
      term: 'Formats',
      value: format || formats.length === 0 ? undefined : formats.map(formatWords).join(' · '),
    },
    { term: 'Votre format', value: format },
    { term: 'Votre réponse', value: answer },
    { term: 'Inscriptions', value: registrationDays(competition) },
    { term: 'Page officielle', value: link && <TextLink address={link}>{link}</TextLink> },
    { term: 'Notes', value: notes },
  ]
}

function formatWords({ name, legs, climb }: ToldCompetition['formats'][number]): string {
  const distances = distancesOf({ legs, climb })
  return distances === '' || distances === name ? name : `${name} (${distances})`
}

/** « dimanche 25 avril 2027, 8 h, Le Barrage (Occitanie) » */
export function whenAndWhere(
  race: Pick<ToldCompetition, 'startOn' | 'endOn' | 'startTime' | 'place' | 'region'>,
): string {
  const { startTime, place, region } = race
  return [daysOf(race), startTime && formatHour(startTime), `${place} (${regions[region]})`]
    .filter(Boolean)
    .join(', ')
}

function daysOf({ startOn, endOn }: Pick<ToldCompetition, 'startOn' | 'endOn'>): string {
  return startOn === endOn ? formatFullDay(startOn) : formatDayRange(startOn, endOn)
}

function registrationDays({
  registrationOpensOn: opensOn,
  registrationClosesOn: closesOn,
}: Pick<ToldCompetition, 'registrationOpensOn' | 'registrationClosesOn'>): string | undefined {
  if (opensOn && closesOn) return formatDayRange(opensOn, closesOn)
  if (opensOn) return `à partir du ${formatDay(opensOn)}`
  return closesOn && `jusqu’au ${formatDay(closesOn)}`
}
