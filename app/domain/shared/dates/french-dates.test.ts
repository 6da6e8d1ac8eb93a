import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayInParis,
  formatDay,
  formatDayOfMonth,
  formatDayRange,
  formatDayRangeInWords,
  formatFullDay,
  formatHour,
  timeInParis,
  weekdayName,
  weekdayOf,
} from './french-dates.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('a day in words', () => {
  it('keeps the date and its month together', () => {
    expect(formatFullDay('2026-03-14')).toBe('samedi 14\u00A0mars 2026')
    expect(formatDay('2026-08-09')).toBe('9\u00A0août 2026')
  })

  it('writes the first of the month as an ordinal', () => {
    expect(plain(formatFullDay('2026-05-01'))).toBe('vendredi 1er mai 2026')
  })

  it('is short where the month is plain', () => {
    expect(formatDayOfMonth('2026-03-14')).toBe('sam.\u00A014')
    expect(formatDayOfMonth('2026-05-01')).toBe('ven.\u00A01er')
  })

  it('refuses what is not a day', () => {
    expect(() => formatDay('14/03/2026')).toThrow('14/03/2026')
  })
})

describe('formatDayRange', () => {
  it('says month and year once', () => {
    expect(formatDayRange('2027-03-06', '2027-03-13')).toBe('6\u00A0–\u00A013\u00A0mars 2027')
  })

  it('says both months when they differ, both years when they differ', () => {
    expect(plain(formatDayRange('2027-02-28', '2027-03-06'))).toBe('28 février – 6 mars 2027')
    expect(plain(formatDayRange('2026-12-28', '2027-01-03'))).toBe('28 décembre 2026 – 3 janvier 2027')
  })

  it('is a single day when it lasts one', () => {
    expect(plain(formatDayRange('2027-05-01', '2027-05-01'))).toBe('1er mai 2027')
  })
})

describe('formatDayRangeInWords', () => {
  it.each([
    ['2027-05-01', '2027-05-04', 'du 1er au 4 mai 2027'],
    ['2027-04-30', '2027-05-01', 'du 30 avril au 1er mai 2027'],
    ['2026-03-14', '2026-03-14', 'le 14 mars 2026'],
  ])('%s to %s', (startsOn, endsOn, words) => {
    expect(plain(formatDayRangeInWords(startsOn, endsOn))).toBe(words)
  })
})

describe('formatHour', () => {
  it.each([
    ['09:30', '9\u00A0h\u00A030'],
    ['18:00', '18\u00A0h'],
    ['07:05', '7\u00A0h\u00A005'],
  ])('%s', (time, words) => {
    expect(formatHour(time)).toBe(words)
  })
})

describe('time in France', () => {
  it('follows summer and winter time', () => {
    expect(timeInParis(new Date('2026-07-01T16:30:00Z'))).toBe('18:30')
    expect(timeInParis(new Date('2026-12-01T16:30:00Z'))).toBe('17:30')
  })

  it('changes day at midnight in France, not in Greenwich', () => {
    expect(dayInParis(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02')
  })

  it('counts days across months and clock changes', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })
})

describe('weekdays', () => {
  it('go from Monday, 1, to Sunday, 7', () => {
    expect(weekdayOf('2026-11-23')).toBe(1)
    expect(weekdayOf('2026-11-29')).toBe(7)
    expect(weekdayName(1)).toBe('lundi')
    expect(weekdayName(7)).toBe('dimanche')
  })
})
