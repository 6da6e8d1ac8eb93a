import type { Camp } from '#app/domain/camps/camp.ts'
import { addDays, formatWeekday } from '#app/domain/shared/dates/french-dates.ts'
import { DayProfile } from '#app/ui/art/day-profile.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

export function CampProgramme({ camp: { days, startOn, endOn, document } }: { camp: Camp }) {
  if (days.length === 0 && !document) return null
  // A programme that does not tell of each day names its own.
  const isDayByDay = addDays(startOn, days.length - 1) === endOn
  return (
    <section id="programme">
      <h2 className="d4">Au programme</h2>
      <ol className="camp-days">
        {days.map(({ label, text, duration, load }, index) => (
          <li key={label} className="columns-kept">
            <b>
              {label}
              {isDayByDay ? (
                <small className="muted smaller nowrap">{weekdayAndDate(addDays(startOn, index))}</small>
              ) : null}
            </b>
            <span>{text}</span>
            <DayProfile day={index} load={load} />
            <span className="num">{duration}</span>
          </li>
        ))}
      </ol>
      <p className="camp-small muted smaller">
        La ligne de chaque jour dessine sa charge. Le programme s’adapte à la météo et à la fatigue du groupe.
      </p>
      {document ? (
        <p>
          <a className="more link" href={document} download>
            <Icon name="download" size={18} />
            Télécharger le programme
          </a>
        </p>
      ) : null}
    </section>
  )
}

// « sam. 6 »: the head of the page says the month.
function weekdayAndDate(day: string): string {
  return `${formatWeekday(day).slice(0, 3)}.\u00a0${Number(day.slice(8))}`
}
