import type { OpeningDay } from '#app/domain/club/opening-hours.ts'
import { formatHour } from '#app/domain/shared/french-dates.ts'
import { OpeningLanes } from './opening-lanes.tsx'

export function OpeningDayRow({ day, isToday }: { day: OpeningDay; isToday: boolean }) {
  return (
    <tr className={isToday ? 'opening-today' : undefined}>
      <th scope="row">
        {day.name}
        {isToday ? <small>aujourd’hui</small> : null}
      </th>
      <td className="opening-lanes" aria-hidden="true">
        <OpeningLanes times={day.times} isToday={isToday} />
      </td>
      <td className="opening-times">
        {day.times.length === 0 ? <span className="muted">Fermé</span> : null}
        {day.times.map(({ from, to, note }) => (
          <span key={from}>
            {formatHour(from)} – {formatHour(to)}
            {note ? <small>{note}</small> : null}
          </span>
        ))}
      </td>
    </tr>
  )
}
