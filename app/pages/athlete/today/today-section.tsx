import { href, Link } from 'react-router'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { Today } from './read-today.server.ts'
import type { Appointment } from './today-view.ts'

export function TodaySection({ today: { race, camp, news, resume } }: { today: Today }) {
  return (
    <section className="today" aria-labelledby="today-title">
      <h2 className="vh" id="today-title">
        Votre jour
      </h2>
      <ul>
        <li>
          <Label icon="flag" text="Votre prochaine course" />
          {race ? <Coming appointment={race} /> : <NoRace />}
        </li>
        <li>
          <Label icon="tent-tree" text="Prochain stage du club" />
          {camp ? (
            <Coming appointment={camp} />
          ) : (
            <p className="today-none muted small">Aucun stage annoncé pour l’instant.</p>
          )}
        </li>
        {resume ? (
          <li>
            <Label icon="book-open" text="Reprendre la lecture" />
            <Link className="today-title underlined-on-hover" to={resume.path}>
              {resume.title}
            </Link>
          </li>
        ) : null}
        {news.length > 0 ? (
          <li>
            <Label icon="pen-line" text="Nouveau depuis votre dernière visite" />
            {news.map(({ title, path }) => (
              <Link key={path} className="today-title underlined-on-hover" to={path}>
                {title}
              </Link>
            ))}
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function Label({ icon, text }: { icon: IconName; text: string }) {
  return (
    <h3 className="today-label row muted">
      <Icon name={icon} size={18} className="accent" />
      {text}
    </h3>
  )
}

function Coming({ appointment }: { appointment: Appointment }) {
  const { title, path, dates, place, countdown, isSample } = appointment
  return (
    <>
      {countdown ? (
        <p className="today-countdown accent num">
          <span aria-hidden="true">{countdown.short}</span>
          <span className="vh">{countdown.spoken}</span>
        </p>
      ) : null}
      <Link className="today-title underlined-on-hover" to={path}>
        {title}
      </Link>
      <p className="today-detail row cluster small">
        <Ordinals>{dates}</Ordinals>, {place}
        {isSample ? <ExampleBadge /> : null}
      </p>
    </>
  )
}

function NoRace() {
  return (
    <p className="today-none muted small">
      Rien de prévu&nbsp;: <Link to={href(calendarPath)}>choisissez une course du calendrier</Link>.
    </p>
  )
}
