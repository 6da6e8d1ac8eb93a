import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '#app/domain/shared/dates/french-dates.ts'
import {
  addMonths,
  dayAfterKey,
  daysIn,
  monthOf,
  monthTitle,
  sameDayAfter,
} from '#app/domain/shared/dates/months.ts'
import type { DaySpan } from '../competition.ts'
import { anyDay, anySpan, today } from '../fixtures/competitions.ts'
import { gridSpan, monthGrid } from './month-grid.ts'

const anyMonth = anyDay.map(monthOf).filter((month) => month >= '2000-01')
const grid = (month: string, entries: readonly DaySpan[] = [], lanes = 3) =>
  monthGrid({ month, today, entries, lanes })
const one = (startOn: string, endOn = startOn) => ({ startOn, endOn })

describe('the days of a month', () => {
  it('are whole weeks from Monday, every day of the month once', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const days = grid(month).flatMap((week) => week.days)
        expect(days.map(({ on }, index) => weekdayOf(on) === (index % 7) + 1)).not.toContain(false)
        expect(days.map(({ on }) => on)).toEqual(days.map((_, index) => addDays(days[0]?.on ?? '', index)))
        expect(days.filter(({ isInMonth }) => isInMonth).map(({ date }) => date)).toEqual(
          Array.from({ length: daysIn(month) }, (_, index) => index + 1),
        )
        expect([28, 35, 42]).toContain(days.length)
      }),
    )
  })

  it.each([
    ['2027-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
    ['2000-02', 29],
    ['2027-04', 30],
  ])('%s has %i', (month, count) => {
    expect(daysIn(month)).toBe(count)
  })

  it('show days of other months and today', () => {
    const [first] = grid('2027-04')
    expect(first?.days.map(({ date, isInMonth }) => (isInMonth ? date : -date))).toEqual([
      -29, -30, -31, 1, 2, 3, 4,
    ])
    expect(grid('2027-04').flatMap(({ days }) => days.filter(({ isToday }) => isToday))).toMatchObject([
      { on: today },
    ])
    expect(gridSpan('2027-04')).toEqual({ startOn: '2027-03-29', endOn: '2027-05-02' })
    expect(monthTitle('2027-08')).toBe('Août 2027')
  })

  it('are not moved by the clock: neither 28 March nor 31 October comes twice or not at all', () => {
    for (const month of ['2027-03', '2027-10']) {
      const days = grid(month).flatMap((week) => week.days.map(({ on }) => on))
      expect(new Set(days).size).toBe(days.length)
    }
  })
})

describe('appointments in the grid', () => {
  it('of several days are one bar, cut at the end of the week', () => {
    const weeks = grid('2027-04', [one('2027-04-16', '2027-04-20')])
    expect(weeks.map(({ bars }) => bars)).toMatchObject([
      [],
      [],
      [{ column: 5, span: 3, lane: 1, isContinued: false, goesOn: true }],
      [{ column: 1, span: 2, lane: 1, isContinued: true, goesOn: false }],
      [],
    ])
  })

  it('that end on a Sunday do not go on', () => {
    const bars = grid('2027-04', [one('2027-04-16', '2027-04-18')]).flatMap((week) => week.bars)
    expect(bars).toMatchObject([{ column: 5, span: 3, isContinued: false, goesOn: false }])
  })

  it('whose end is before their start count as one day', () => {
    const bars = grid('2027-04', [one('2027-04-16', '2027-04-02')]).flatMap((week) => week.bars)
    expect(bars).toMatchObject([{ column: 5, span: 1, goesOn: false }])
  })

  it('stand on 29 February', () => {
    expect(grid('2028-02', [one('2028-02-29')]).flatMap(({ bars }) => bars)).toMatchObject([
      { column: 2, span: 1 },
    ])
  })

  it('are all placed or counted on each of their days, and never overlap', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), (entries, lanes) => {
        for (const { days, bars } of grid('2027-04', entries, lanes)) {
          const cells = bars.flatMap(({ column, span, lane }) =>
            Array.from({ length: span }, (_, index) => `${column + index} ${lane}`),
          )
          expect(new Set(cells).size).toBe(cells.length)
          expect(bars.every(({ lane, column, span }) => lane <= lanes && column + span <= 8)).toBe(true)
          days.forEach(({ on, unplaced }, index) => {
            const placed = bars.filter(({ column, span }) => column <= index + 1 && index + 1 < column + span)
            const there = entries.filter(({ startOn, endOn }) => startOn <= on && endOn >= on)
            expect(placed.length + unplaced).toBe(there.length)
            expect(placed.every(({ entry }) => there.includes(entry))).toBe(true)
          })
        }
      }),
    )
  })

  it('are compared a number of times that grows with them, not with their square', () => {
    const reads = (count: number) => {
      let read = 0
      const entries = Array.from({ length: count }, (_, index) => ({
        get startOn() {
          read += 1
          return addDays('2027-04-01', index % 30)
        },
        get endOn() {
          read += 1
          return addDays('2027-04-01', (index % 30) + (index % 4))
        },
      }))
      const weeks = grid('2027-04', entries)
      const total = weeks.flatMap(({ days }) => days).reduce((sum, { unplaced }) => sum + unplaced, 0)
      expect(total).toBeGreaterThan(count / 2)
      return read
    }
    expect(reads(10_000) / reads(1000)).toBeLessThan(11)
  })
})

describe('the keyboard', () => {
  const press = (day: string, key: string, shiftKey = false) => dayAfterKey(day, { key, shiftKey })

  it.each([
    ['2027-03-28', 'ArrowRight', '2027-03-29'],
    ['2028-02-29', 'ArrowLeft', '2028-02-28'],
    ['2027-12-31', 'ArrowDown', '2028-01-07'],
    ['2027-04-07', 'ArrowUp', '2027-03-31'],
    ['2027-04-07', 'Home', '2027-04-05'],
    ['2027-04-07', 'End', '2027-04-11'],
    ['2027-01-31', 'PageDown', '2027-02-28'],
    ['2027-03-31', 'PageUp', '2027-02-28'],
  ])('from %s, %s goes to %s', (day, key, expected) => {
    expect(press(day, key)).toBe(expected)
  })

  it('goes by year with Shift, from 29 February to 28', () => {
    expect(press('2028-02-29', 'PageDown', true)).toBe('2029-02-28')
    expect(press('2028-02-29', 'PageUp', true)).toBe('2027-02-28')
  })

  it('leaves other keys alone', () => {
    expect(press('2027-04-07', 'Enter')).toBeUndefined()
    expect(press('2027-04-07', 'a')).toBeUndefined()
  })
})

describe('months', () => {
  it('go there and back', () => {
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: -300, max: 300 }), (month, count) => {
        fc.pre(addMonths(month, count) >= '2000-02')
        expect(addMonths(addMonths(month, count), -count)).toBe(month)
      }),
    )
  })

  it('end where the calendar ends', () => {
    expect(addMonths('2000-01', -1)).toBe('2000-01')
    expect(addMonths('2999-12', 1)).toBe('2999-12')
    expect(sameDayAfter('2027-01-31', 1)).toBe('2027-02-28')
  })
})
