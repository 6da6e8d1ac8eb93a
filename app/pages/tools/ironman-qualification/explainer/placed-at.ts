import type { CSSProperties } from 'react'

/** Places a label along a drawing, in % of its side. */
export function placedAt(percent: number): CSSProperties {
  return { '--at': `${Math.round(percent * 10) / 10}%` } as CSSProperties
}
