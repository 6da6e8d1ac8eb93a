import { FULL_TURN, gaussian } from '../geometry/easing.ts'
import { lineBundle } from '../geometry/line-bundle.ts'
import { pathNumber } from '../geometry/path-number.ts'

export const COLUMN_WIDTH = 160

export const COLUMN_HEIGHT = 236

export type SessionKind = 'run' | 'swim' | 'bike' | 'strength' | 'rest'

export interface Session {
  kind: SessionKind
  minutes: number
  gap: number
}

const FLOOR = COLUMN_HEIGHT - 5
const FULL_DAY_MINUTES = 120

export interface SessionLines {
  lines: string
  highlighted?: string
}

export function sessionColumn({ kind, minutes, gap }: Session): SessionLines {
  if (kind === 'rest' || minutes <= 0) return { lines: floorAt(FLOOR) }
  const height = columnHeight(minutes)
  if (gap <= 0) return { lines: floorAt(FLOOR - height * 0.8) + floorAt(FLOOR) }
  const top = Math.max(1, Math.floor((height - 8) / gap))
  const stack = stackLines(kind, top, gap)
  return { lines: stack.slice(0, -1).join(''), highlighted: stack.at(-1) ?? '' }
}

export function columnHeight(minutes: number): number {
  return (Math.min(minutes, FULL_DAY_MINUTES) / FULL_DAY_MINUTES) * (COLUMN_HEIGHT - 26) + 8
}

function stackLines(kind: SessionKind, top: number, gap: number): string[] {
  if (kind === 'run') return Array.from({ length: top + 1 }, (_, index) => floorAt(FLOOR - index * gap))
  const frame = { width: COLUMN_WIDTH, count: top + 1, step: 8, from: 0, to: COLUMN_WIDTH }
  return lineBundle(frame, (_depth, along, index) => {
    const wave = 3.6 * Math.sin(FULL_TURN * (along * 1.5 + index * 0.12))
    const climb = 11 * (gaussian(along, 0.36, 0.13) + 0.6 * gaussian(along, 0.7, 0.1)) * (index / top)
    return FLOOR - index * gap + (kind === 'swim' ? wave : kind === 'bike' ? -climb : 0)
  })
}

function floorAt(y: number): string {
  return `M0 ${pathNumber(y)}H${COLUMN_WIDTH}`
}
