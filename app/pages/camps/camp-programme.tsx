import type { Camp } from '#app/domain/camps/camp.ts'
import { formatDayOfMonth } from '#app/domain/shared/dates/french-dates.ts'
import { DayProfile } from '#app/ui/art/day-profile.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'

export function CampProgramme({ camp: { days, document } }: { camp: Camp }) {
  if (days.length === 0 && !document) return null
  return (
    <section id="programme">
      <h2 className="d4">Au programme</h2>
      <ol className="camp-days">
        {days.map(({ label, on, text, duration, load }, index) => (
          <li key={label} className="columns-kept">
            <b>
              {label}
              {on ? (
                <small className="muted smaller nowrap">
                  <Ordinals>{formatDayOfMonth(on)}</Ordinals>
                </small>
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
