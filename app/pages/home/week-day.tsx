import type { HomeTexts } from '../../domain/home/store.server.ts'
import { SessionColumn } from '../../ui/art/session-column.tsx'

type WeekSession = HomeTexts['week']['sessions'][number]

export function WeekDay({ session }: { session: WeekSession }) {
  const { day, title, detail, kind, minutes, gap, pace } = session
  return (
    <li className={`week-day week-day-${kind}`}>
      <div className="week-day-art">
        <SessionColumn kind={kind} minutes={minutes} gap={gap} />
      </div>
      <p className="week-day-name">{day}</p>
      <h3>{title}</h3>
      <p className="week-day-detail">{detail}</p>
      {minutes > 0 ? <p className="vh">{minutes} minutes</p> : null}
      <p className="week-day-pace num">{pace ?? <span aria-hidden="true">—</span>}</p>
    </li>
  )
}
