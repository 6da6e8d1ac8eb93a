import type { ReactNode } from 'react'
import type { Coaching, CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { formatHour, weekdayName } from '#app/domain/shared/french-dates.ts'
import { SessionFigure } from './session-figure.tsx'

type WeeklySessionProps = {
  texts: CoachingTexts['session']
  when: Coaching['weeklySession']
  /** The drawing of the session. */
  children: ReactNode
}

/** The session one comes to every week: its groups, and its profile. */
export function WeeklySession({ texts, when, children }: WeeklySessionProps) {
  return (
    <section className="section wrap weekly-session" id="seance">
      <div>
        {when ? (
          <p className="tag">
            Le {weekdayName(when.weekday)}, {formatHour(when.startsAt)}, {when.place}
          </p>
        ) : null}
        <h2 className="d3">{texts.title}</h2>
        <p className="lead">{texts.lead}</p>
        <ul className="session-groups">
          {texts.groups.map(({ name, pace, size }) => (
            <li key={name}>
              <b>{name}</b>
              <span className="num">{pace}</span>
              <small>{size}</small>
            </li>
          ))}
        </ul>
      </div>
      <SessionFigure summary={texts.summary} blocks={texts.blocks}>
        {children}
      </SessionFigure>
    </section>
  )
}
