import { describe, expect, it } from 'vitest'
import { isPublishable, ledSessions, nextSession } from './rules.ts'

const week = [
  { weekday: 6, startsAt: '09:00', title: 'Vélo' },
  { weekday: 2, startsAt: '19:00', title: 'Piste' },
  { weekday: 2, startsAt: '12:15', title: 'Midi' },
]

const next = (instant: string, closures: { from: string; to: string }[] = []) => {
  const found = nextSession(week, closures, new Date(instant))
  return found && [found.session.title, found.on]
}

describe('nextSession', () => {
  it('is later the same day, by the clock in France', () => {
    expect(next('2026-11-24T17:59:00Z')).toEqual(['Piste', '2026-11-24'])
    expect(next('2026-07-07T16:59:00Z')).toEqual(['Piste', '2026-07-07'])
  })

  it('is the next one once it has started', () => {
    expect(next('2026-11-24T18:00:00Z')).toEqual(['Vélo', '2026-11-28'])
    expect(next('2026-07-07T17:00:00Z')).toEqual(['Vélo', '2026-07-11'])
  })

  it('takes the earliest of a day', () => {
    expect(next('2026-11-23T08:00:00Z')).toEqual(['Midi', '2026-11-24'])
  })

  it('counts from the day in France when it is already tomorrow there', () => {
    expect(next('2026-11-23T23:30:00Z')).toEqual(['Midi', '2026-11-24'])
    expect(next('2026-11-24T23:30:00Z')).toEqual(['Vélo', '2026-11-28'])
  })

  it('goes round the week', () => {
    expect(next('2026-11-28T12:00:00Z')).toEqual(['Midi', '2026-12-01'])
  })

  it('waits for the end of a closure, both days included', () => {
    expect(next('2026-12-20T12:00:00Z', [{ from: '2026-12-21', to: '2026-12-29' }])).toEqual([
      'Vélo',
      '2027-01-02',
    ])
  })

  it('is nothing without sessions, or while the club is closed for months', () => {
    expect(nextSession([], [], new Date('2026-11-24T12:00:00Z'))).toBeUndefined()
    expect(next('2026-11-24T12:00:00Z', [{ from: '2026-01-01', to: '2028-01-01' }])).toBeUndefined()
  })
})

describe('isPublishable', () => {
  it('asks for a card in force, its last day included', () => {
    expect(isPublishable({ card: { expiresOn: '2026-11-24' } }, '2026-11-24')).toBe(true)
    expect(isPublishable({ card: { expiresOn: '2026-11-23' } }, '2026-11-24')).toBe(false)
    expect(isPublishable({ card: null }, '2026-11-24')).toBe(false)
  })
})

describe('ledSessions', () => {
  it('leaves out the sessions of a coach whose card has expired or is missing', () => {
    const members = [
      { id: 'ana', card: { expiresOn: '2027-01-01' } },
      { id: 'bob', card: { expiresOn: '2026-01-01' } },
      { id: 'cleo', card: null },
    ]
    const sessions = ['ana', 'bob', 'cleo', 'nobody'].map((coach) => ({ coach }))
    expect(ledSessions(sessions, members, '2026-11-24')).toEqual([{ coach: 'ana' }])
  })
})
