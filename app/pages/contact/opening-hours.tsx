import { openingState, weekdayInParis, weekOf, type OpeningTime } from '#app/domain/club/opening-hours.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { OpeningDayRow } from './opening-day-row.tsx'
import { useCurrentMinute } from './use-current-minute.ts'

/** The week. Today and « ouvert » come from the browser's clock: the page itself is kept for everybody. */
export function OpeningHours({ times }: { times: readonly OpeningTime[] }) {
  const now = useCurrentMinute()
  const state = now && openingState(times, now)
  const today = now && weekdayInParis(now)
  return (
    <section aria-labelledby="opening-hours">
      <div className="opening-head">
        <h2 className="d4" id="opening-hours">
          Horaires d’ouverture
        </h2>
        {state ? <Badge tone={state.isOpen ? 'success' : 'neutral'}>{state.words}</Badge> : null}
      </div>
      <table className="opening-hours">
        <caption className="vh">Horaires par jour</caption>
        <tbody>
          {weekOf(times).map((day) => (
            <OpeningDayRow key={day.day} day={day} isToday={day.day === today} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
