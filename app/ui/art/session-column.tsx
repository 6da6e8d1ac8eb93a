import { classNames } from './class-names.ts'
import {
  COLUMN_HEIGHT,
  COLUMN_WIDTH,
  type SessionKind,
  type SessionLines,
} from './drawings/session-column.ts'

export interface SessionColumnProps {
  kind: SessionKind
  /** From `sessionColumn`: drawn where the page is loaded, so that browsers need no geometry. */
  drawing: SessionLines
  className?: string
}

export function SessionColumn({ kind, drawing: { lines, highlighted }, className }: SessionColumnProps) {
  return (
    <svg
      className={classNames(`session-column session-column-${kind}`, className)}
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
