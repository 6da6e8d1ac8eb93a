import type { CalendarItem } from '#app/domain/competitions/calendar/calendar-item.ts'
import { registrationLabel, registrationState } from '#app/domain/competitions/calendar/registration.ts'
import { Badge } from '#app/ui/kit/badge.tsx'

type RowMarksProps = { item: CalendarItem; today: string; groupNames: ReadonlyMap<string, string> }

/** What one has to know of an appointment: called off, registrations, for a group only. A date that is near stands out. */
export function RowMarks({ item: { isCancelled, race }, today, groupNames }: RowMarksProps) {
  const registration = race && registrationLabel(race.competition, today)
  const isClosing = race && registrationState(race.competition, today) === 'closing'
  const group = race?.competition.group
  if (!isCancelled && !registration && group === undefined) return null
  return (
    <p className="calendar-row-marks">
      {isCancelled ? <Badge tone="error">Annulée</Badge> : null}
      {registration && isClosing ? <Badge tone="warning">{registration}</Badge> : null}
      {registration && !isClosing ? <span className="muted">{registration}</span> : null}
      {group === undefined ? null : <Badge plain>Groupe {groupNames.get(group) ?? group}</Badge>}
    </p>
  )
}
