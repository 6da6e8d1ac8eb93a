import {
  COLUMN_HEIGHT,
  COLUMN_WIDTH,
  type SessionKind,
  type SessionLines,
} from './drawings/session-column.ts'

export type SessionColumnProps = {
  kind: SessionKind
  /** From `sessionColumn`: drawn where the page is loaded, so that browsers need no geometry. */
  drawing: SessionLines
}

export function SessionColumn({ kind, drawing: { lines, highlighted } }: SessionColumnProps) {
  return (
    <svg
      className={`session-column session-column-${kind}`}
      viewBox={`0 0 ${COLUMN_WIDTH} ${COLUMN_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ln" d={lines} vectorEffect="non-scaling-stroke" />
      {highlighted ? <path className="ln ln-hi" d={highlighted} vectorEffect="non-scaling-stroke" /> : null}
    </svg>
  )
}
