import { classNames } from './class-names.ts'
import { COLUMN_HEIGHT, COLUMN_WIDTH, sessionColumn, type Session } from './drawings/session-column.ts'

/** A session of the week as a column of lines: height = duration, density = pace. */
export function SessionColumn({ className, ...session }: Session & { className?: string }) {
  const { lines, highlighted } = sessionColumn(session)
  return (
    <svg
      className={classNames(`session-column session-column-${session.kind}`, className)}
      viewBox={`0 0 ${COLUMN_WIDTH} ${COLUMN_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="ln" d={lines} vectorEffect="non-scaling-stroke" />
      {highlighted ? <path className="ln ln-hi" d={highlighted} vectorEffect="non-scaling-stroke" /> : null}
    </svg>
  )
}
