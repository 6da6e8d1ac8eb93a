import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dayInParis, dayOfOffset } from './sample-dates.ts'
import { validate } from './validate.ts'

describe('sample dates', () => {
  it.each([
    ['J+45', '2027-01-04'],
    ['J-20', '2026-10-31'],
    ['J+0', '2026-11-20'],
    ['J+100', '2027-02-28'],
    ['jour', undefined],
    ['J+', undefined],
  ])('%s', (text, day) => expect(dayOfOffset(text, '2026-11-20')).toBe(day))

  it('counts from the day in Paris', () => {
    expect(dayInParis(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21')
    expect(dayInParis(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
  })

  it('resolves offsets only where the schema wants a date, in lists and unions too', () => {
    const schema = z.object({
      day: z.iso.date(),
      label: z.string(),
      slots: z.array(z.union([z.object({ on: z.iso.date() }), z.number()])),
    })
    const value = { day: 'J+1', label: 'J-1', slots: [{ on: 'J+2' }, 3] }
    expect(validate(schema, value, '2026-11-20').output).toEqual({
      day: '2026-11-21',
      label: 'J-1',
      slots: [{ on: '2026-11-22' }, 3],
    })
    expect(value.day).toBe('J+1')
  })
})
