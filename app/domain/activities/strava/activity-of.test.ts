import { expect, test } from 'vitest'
import { shapes } from '#app/outside/strava/shapes.ts'
import { sampleActivities } from '#test/strava/sample-activities.ts'
import { powerOf } from '../figures/means.ts'
import { activityOf, sportOf } from './activity-of.server.ts'

const [longRun, , swim, byHand] = sampleActivities(0)

function read(sample: typeof longRun) {
  if (!sample) throw new Error('The sample is missing.')
  const streams = Object.entries(sample.streams).map(([key, data]) => [key, { data }])
  return activityOf(shapes.detail.parse(sample.detail), shapes.streams.parse(Object.fromEntries(streams)))
}

test('a run with all its columns', () => {
  const { legs, ...activity } = read(longRun)
  expect(activity).toEqual({
    id: '9000000001',
    source: 'strava',
    title: 'Sortie longue',
    startedAt: new Date('2026-11-15T08:30:00Z'),
    device: 'Garmin Forerunner 265',
  })
  const [leg] = legs
  expect(leg?.told).toEqual({
    metres: 18_400,
    movingSeconds: 5759,
    elapsedSeconds: 5879,
    climbMetres: 124,
    averageHeartRate: 148.2,
  })
  const columns = Object.values(leg?.track ?? {})
  expect(new Set(columns.map(({ length }) => length))).toEqual(new Set([1152]))
  expect(leg?.track.cadences[0], 'both legs are counted').toBe(172)
  expect(leg?.track.latitudes[0]).toBe(45.76)
  expect(Number.isNaN(leg?.track.watts[0])).toBe(true)
  expect(leg?.laps).toHaveLength(18)
  expect(leg?.laps[1]).toEqual({ startSeconds: 313, seconds: 313, metres: 1000, isRest: false })
})

test.each([
  [{ average_watts: 210, device_watts: true }, true],
  [{ average_watts: 210, device_watts: false }, false],
  [{ average_watts: 210 }, false],
  [{}, undefined],
])('of %j power is measured: %j', (said, isMeasured) => {
  const {
    device_watts: _,
    average_watts: _watts,
    ...detail
  } = { ...longRun?.detail } as Record<string, unknown>
  const activity = activityOf(
    shapes.detail.parse({ ...detail, sport_type: 'Ride', ...said }),
    shapes.streams.parse({}),
  )
  expect(powerOf(activity)?.isMeasured).toBe(isMeasured)
})

test('a swim has no places, what was typed by hand no columns at all', () => {
  const [inPool] = read(swim).legs
  expect([inPool?.sport, inPool?.track.seconds.length]).toEqual(['swim', 567])
  expect(inPool?.track.latitudes.every(Number.isNaN)).toBe(true)
  const [typed] = read(byHand).legs
  expect([typed?.track.seconds.length, typed?.laps]).toEqual([0, []])
  expect(typed?.told).not.toHaveProperty('averageHeartRate')
})

test.each([
  [{ sport_type: 'TrailRun' }, 'trail'],
  [{ sport_type: 'GravelRide' }, 'ride'],
  [{ sport_type: undefined, type: 'Run' }, 'run'],
  [{ sport_type: 'Yoga' }, 'other'],
  [{ sport_type: 'toString' }, 'other'],
])('%j is « %s »', (said, sport) => {
  expect(sportOf({ type: undefined, ...said })).toBe(sport)
})
