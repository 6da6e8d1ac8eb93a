import type { CalendarItem } from '../../../../domain/competitions/calendar/calendar-item.ts'
import {
  registrationLabel,
  registrationState,
} from '../../../../domain/competitions/calendar/registration.ts'
import { Badge } from '../../../../ui/kit/badge.tsx'
import { ExampleBadge } from '../../../../ui/kit/example-badge.tsx'

type RowMarksProps = { item: CalendarItem; today: string; groupNames: ReadonlyMap<string, string> }

/** What one has to know of an appointment: called off, registrations, for a group only, a sample. */
export function RowMarks({ item: { isCancelled, isSample, race }, today, groupNames }: RowMarksProps) {
  const registration = race && registrationLabel(race.competition, today)
  const isClosing = race && registrationState(race.competition, today) === 'closing'
  const group = race?.competition.group
  if (!isCancelled && !registration && !isSample && group === undefined) return null
  return (
    <p className="calendar-row-marks">
      {isCancelled ? <Badge tone="error">Annulée</Badge> : null}
      {registration ? <Badge tone={isClosing ? 'warning' : 'neutral'}>{registration}</Badge> : null}
      {group === undefined ? null : <Badge plain>Groupe {groupNames.get(group) ?? group}</Badge>}
      {isSample ? <ExampleBadge /> : null}
    </p>
  )
}
