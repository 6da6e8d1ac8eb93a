import { href } from 'react-router'
import type { HomeTexts } from '#app/domain/home/store.server.ts'
import { SessionColumn, type SessionColumnProps } from '#app/ui/art/session-column.tsx'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import type { HomeDrawings } from './home-drawings.server.ts'

type TrainingWeekProps = { texts: HomeTexts['week']; drawings: HomeDrawings['week'] }

export function TrainingWeek({ texts, drawings }: TrainingWeekProps) {
  return (
    <section className="band" aria-labelledby="week-title">
      <div className="wrap section">
        <SectionHead id="week-title" title={texts.title} lead={texts.lead} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus */}
        <section className="week-frame" aria-label="Une semaine type" tabIndex={0}>
          <ol className="week columns-kept">
            {texts.sessions.map((session, index) => (
              <WeekDay key={session.day} session={session} drawing={drawings[index]} />
            ))}
          </ol>
        </section>
        <div className="week-foot cluster spread">
          <ul className="muted cluster spread">
            {texts.totals.map(({ figure, text }) => (
              <li key={text}>
                <b className="num">{figure}</b> {text}
              </li>
            ))}
          </ul>
          <MoreLink to={`${href('/coaching/running')}#methode`}>Comment nous construisons un plan</MoreLink>
        </div>
      </div>
    </section>
  )
}

type WeekDayProps = {
  session: HomeTexts['week']['sessions'][number]
  drawing: SessionColumnProps['drawing'] | undefined
}

function WeekDay({ session, drawing }: WeekDayProps) {
  const { day, title, detail, kind, minutes, pace } = session
  return (
    <li className={`week-day week-day-${kind}`}>
      <div className="week-day-art">{drawing ? <SessionColumn kind={kind} drawing={drawing} /> : null}</div>
      <p className="week-day-name muted smaller">{day}</p>
      <h3>{title}</h3>
      <p className="week-day-detail muted smaller">{detail}</p>
      {minutes > 0 ? <p className="vh">{minutes} minutes</p> : null}
      <p className="week-day-pace num">{pace ?? <span aria-hidden="true">—</span>}</p>
    </li>
  )
}
