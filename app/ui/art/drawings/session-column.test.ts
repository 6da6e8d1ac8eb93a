import { describe, expect, it } from 'vitest'
import { walkPath } from '#test/walk-path.ts'
import { columnHeight, sessionColumn, type Session } from './session-column.ts'

const gapsOf = (session: Session) => {
  const { lines, highlighted = '' } = sessionColumn(session)
  const heights = walkPath(lines + highlighted).points.map(([, y]) => y)
  const levels = [...new Set(heights)].sort((a, b) => b - a)
  return levels.slice(1).map((level, index) => Math.round(((levels[index] ?? 0) - level) * 10) / 10)
}

describe('sessionColumn', () => {
  it('sets lines apart in proportion to pace', () => {
    const gap = (seconds: number) => gapsOf({ kind: 'run', minutes: 60, gap: (13 * seconds) / 300 })[0] ?? 0
    expect(gap(360) / gap(240)).toBeCloseTo(1.5, 1)
  })

  it('grows with the duration, up to two hours', () => {
    const top = (minutes: number) =>
      walkPath(sessionColumn({ kind: 'run', minutes, gap: 7 }).highlighted ?? '').points[0]?.[1] ?? 0
    expect(top(120)).toBeLessThan(top(60))
    expect(top(60)).toBeLessThan(top(30))
    expect(columnHeight(300)).toBe(columnHeight(120))
  })

  it('highlights one line of a session, none of a rest', () => {
    expect(sessionColumn({ kind: 'bike', minutes: 120, gap: 12.5 }).highlighted).toMatch(/^M0 /)
    expect(sessionColumn({ kind: 'rest', minutes: 0, gap: 0 })).toEqual({ lines: 'M0 231H160' })
    expect(sessionColumn({ kind: 'strength', minutes: 30, gap: 0 }).highlighted).toBeUndefined()
  })

  it('stays short enough to be written in the page', () => {
    const { lines, highlighted = '' } = sessionColumn({ kind: 'swim', minutes: 60, gap: 10.5 })
    expect((lines + highlighted).length).toBeLessThan(1600)
  })
})
