import type { HomeTexts } from '#app/domain/home/store.server.ts'
import { SessionColumn, type SessionColumnProps } from '#app/ui/art/session-column.tsx'

type WeekDayProps = {
  session: HomeTexts['week']['sessions'][number]
  drawing: SessionColumnProps['drawing'] | undefined
}

export function WeekDay({ session, drawing }: WeekDayProps) {
  const { day, title, detail, kind, minutes, pace } = session
  return (
    <li className={`week-day week-day-${kind}`}>
      <div className="week-day-art">{drawing ? <SessionColumn kind={kind} drawing={drawing} /> : null}</div>
      <p className="week-day-name">{day}</p>
      <h3>{title}</h3>
      <p className="week-day-detail">{detail}</p>
      {minutes > 0 ? <p className="vh">{minutes} minutes</p> : null}
      <p className="week-day-pace num">{pace ?? <span aria-hidden="true">—</span>}</p>
    </li>
  )
}
