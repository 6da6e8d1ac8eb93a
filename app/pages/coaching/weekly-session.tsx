import type { ReactNode } from 'react'
import type { Coaching, CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { weeklyTimeWords } from '#app/domain/shared/dates/weekly-time.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'

type WeeklySessionProps = {
  texts: CoachingTexts['session']
  when: Coaching['weeklySession']
  children: ReactNode
}

export function WeeklySession({ texts, when, children }: WeeklySessionProps) {
  return (
    <section className="section wrap weekly-session columns" id="seance">
      <div>
        {when ? <p className="tag">{capitalised(weeklyTimeWords(when))}</p> : null}
        <h2 className="d3">{texts.title}</h2>
        <p className="lead">{texts.lead}</p>
        <ul className="session-groups">
          {texts.groups.map(({ name, pace, size }) => (
            <li key={name} className="columns-kept">
              <b>{name}</b>
              <span className="num">{pace}</span>
              <small className="muted small">{size}</small>
            </li>
          ))}
        </ul>
      </div>
      <figure className="session-figure">
        <p className="vh">{texts.summary}</p>
        {children}
        <figcaption>
          <ol className="muted small spread">
            {texts.blocks.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </section>
  )
}
