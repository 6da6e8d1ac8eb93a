import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import type { CampPlaces } from './camp.ts'
import { campState, hasPlaces, placesLeft, publicationProblem } from './rules.ts'

const today = '2027-01-10'

const open: CampPlaces = {
  startOn: '2027-03-06',
  endOn: '2027-03-13',
  opensOn: undefined,
  capacity: 16,
  taken: 4,
  isMarkedFull: false,
  isCancelled: false,
}

const anyCamp = fc
  .record({
    start: fc.integer({ min: -60, max: 60 }),
    length: fc.nat({ max: 10 }),
    opens: fc.option(fc.integer({ min: -60, max: 60 })),
    capacity: fc.integer({ min: 1, max: 40 }),
    taken: fc.nat({ max: 60 }),
    isMarkedFull: fc.boolean(),
    isCancelled: fc.boolean(),
  })
  .map(({ start, length, opens, ...places }): CampPlaces => ({
    ...places,
    startOn: addDays(today, start),
    endOn: addDays(today, start + length),
    opensOn: opens === null ? undefined : addDays(today, opens),
  }))

describe('places left', () => {
  it('are between 0 and the capacity, and none when marked full', () => {
    fc.assert(
      fc.property(anyCamp, (camp) => {
        const left = placesLeft(camp)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(camp.capacity)
        if (camp.isMarkedFull) expect(left).toBe(0)
        else expect(left === 0 || left + camp.taken === camp.capacity).toBe(true)
      }),
    )
  })
})

describe('the state of a camp', () => {
  it.each<[string, Partial<CampPlaces>, string]>([
    ['with places', {}, 'open'],
    ['with 4 of 16 left', { taken: 12 }, 'open'],
    ['with 20 % left', { capacity: 15, taken: 12 }, 'lastPlaces'],
    ['with the last place', { taken: 15 }, 'lastPlaces'],
    ['without places', { taken: 16 }, 'full'],
    ['marked full by hand', { taken: 0, isMarkedFull: true }, 'full'],
    ['before registrations open', { opensOn: '2027-01-11' }, 'upcoming'],
    ['the day registrations open', { opensOn: today }, 'open'],
    ['full before registrations open', { opensOn: '2027-01-11', taken: 16 }, 'full'],
    ['the day before it starts', { startOn: '2027-01-11' }, 'open'],
    ['the day it starts', { startOn: today }, 'past'],
    ['once it is over', { startOn: '2027-01-01', endOn: '2027-01-03' }, 'past'],
    ['cancelled', { isCancelled: true, startOn: '2027-01-01', endOn: '2027-01-03' }, 'cancelled'],
  ])('%s', (_case, change, state) => {
    expect(campState({ ...open, ...change }, today)).toBe(state)
  })

  it('lets people ask only for places that exist, before the camp, once open', () => {
    fc.assert(
      fc.property(anyCamp, (camp) => {
        const canAsk =
          !camp.isCancelled &&
          camp.startOn > today &&
          placesLeft(camp) > 0 &&
          (camp.opensOn === undefined || camp.opensOn <= today)
        expect(hasPlaces(campState(camp, today))).toBe(canAsk)
      }),
    )
  })

  it('never comes back from past as days go by', () => {
    fc.assert(
      fc.property(anyCamp, fc.nat({ max: 90 }), (camp, days) => {
        fc.pre(campState(camp, today) === 'past')
        expect(campState(camp, addDays(today, days))).toBe('past')
      }),
    )
  })
})

describe('a camp that includes lodging', () => {
  const camp = { title: 'Lanzarote', lodging: 'included', package: {} } as const
  const licence = {
    registration: 'IM069000000',
    guarantor: { name: 'Garant', address: '1 rue du Garant' },
    insurer: { name: 'Assureur', address: '1 rue de l’Assureur' },
  }

  it('is blocked without a licence, and says why', () => {
    expect(publicationProblem(camp, null)).toContain('Atout France')
  })

  it('is blocked while one fact of the licence is empty', () => {
    expect(publicationProblem(camp, { ...licence, registration: ' ' })).toContain('masqué')
    expect(publicationProblem(camp, { ...licence, guarantor: { name: '', address: 'x' } })).toContain(
      'masqué',
    )
    expect(publicationProblem(camp, { ...licence, insurer: { name: 'x', address: '' } })).toContain('masqué')
  })

  it('is blocked without what its buyers are to be told', () => {
    expect(publicationProblem({ ...camp, package: undefined }, licence)).toContain('package')
  })

  it('may be shown with the whole licence', () => {
    expect(publicationProblem(camp, licence)).toBeUndefined()
  })

  it('is the only kind concerned', () => {
    expect(publicationProblem({ ...camp, lodging: 'host' }, null)).toBeUndefined()
    expect(publicationProblem({ ...camp, lodging: 'none' }, null)).toBeUndefined()
  })
})
