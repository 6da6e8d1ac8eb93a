import type { StandInActivity } from './records.ts'

const start = Date.parse('2026-11-15T08:30:00Z')
const day = 86_400_000

type Facts = { name: string; sport_type: string; distance: number; moving_time: number } & Record<
  string,
  unknown
>

/** A long run by the river, a ride without a power meter, a swim, one typed by hand, then as many short runs as wanted. */
export function sampleActivities(shortRuns = 66): StandInActivity[] {
  return [
    run(9_000_000_001, 0, { name: 'Sortie longue', distance: 18_400, moving_time: 5_759 }),
    ride(9_000_000_002, 1),
    swim(9_000_000_003, 2),
    byHand(9_000_000_004, 3),
    ...Array.from({ length: shortRuns }, (_, rank) =>
      run(9_000_000_100 + rank, 4 + rank, {
        name: `Footing ${rank + 1}`,
        distance: 8_000,
        moving_time: 2_600,
      }),
    ),
  ]
}

function activity(id: number, daysAgo: number, facts: Facts): StandInActivity['detail'] {
  const startsAt = new Date(start - daysAgo * day)
  return {
    id,
    athlete: { id: 4242 },
    elapsed_time: facts.moving_time + 120,
    start_date: startsAt.toISOString(),
    start_date_local: new Date(startsAt.getTime() + 3_600_000).toISOString(),
    total_elevation_gain: 124,
    manual: false,
    trainer: false,
    visibility: 'everyone',
    ...facts,
  }
}

function run(id: number, daysAgo: number, facts: Omit<Facts, 'sport_type'>): StandInActivity {
  const { distance, moving_time } = facts as Facts
  const detail = activity(id, daysAgo, {
    sport_type: 'Run',
    average_heartrate: 148.2,
    device_name: 'Garmin Forerunner 265',
    ...(facts as Omit<Facts, 'sport_type'> & { name: string; distance: number; moving_time: number }),
  })
  const laps = Array.from({ length: Math.floor(distance / 1000) }, (_, lap) => ({
    lap_index: lap + 1,
    distance: 1000,
    elapsed_time: Math.round((moving_time / distance) * 1000),
    start_date: new Date(
      Date.parse(String(detail.start_date)) + Math.round((moving_time / distance) * 1000) * lap * 1000,
    ).toISOString(),
  }))
  return { detail: { ...detail, laps }, streams: columns(distance, moving_time) }
}

function ride(id: number, daysAgo: number): StandInActivity {
  const detail = activity(id, daysAgo, {
    name: 'Col du matin',
    sport_type: 'Ride',
    distance: 62_300,
    moving_time: 8_640,
    average_watts: 187.4,
    device_watts: false,
    device_name: 'Wahoo ELEMNT BOLT',
  })
  return { detail, streams: columns(62_300, 8_640) }
}

function swim(id: number, daysAgo: number): StandInActivity {
  const detail = activity(id, daysAgo, {
    name: 'Natation, technique',
    sport_type: 'Swim',
    distance: 2_400,
    moving_time: 2_832,
    total_elevation_gain: 0,
  })
  const { time = [], distance = [] } = columns(2_400, 2_832)
  return { detail, streams: { time, distance } }
}

function byHand(id: number, daysAgo: number): StandInActivity {
  const detail = activity(id, daysAgo, {
    name: 'Course du village <b>',
    sport_type: 'Run',
    distance: 10_000,
    moving_time: 2_520,
    manual: true,
    average_heartrate: null,
    laps: null,
  })
  return { detail, streams: {} }
}

/** A row each five seconds: a loop of some kilometres over a hill. */
function columns(metres: number, seconds: number): Record<string, unknown[]> {
  const rows = Array.from({ length: Math.floor(seconds / 5) + 1 }, (_, row) => Math.min(row * 5, seconds))
  const turn = (second: number) => (second / seconds) * 2 * Math.PI
  return {
    time: rows,
    distance: rows.map((second) => (metres * second) / seconds),
    latlng: rows.map((second) => [
      45.76 + 0.02 * Math.sin(turn(second)),
      4.85 + 0.03 * (1 - Math.cos(turn(second))),
    ]),
    altitude: rows.map((second) => 180 + 62 * (1 - Math.cos(turn(second)))),
    heartrate: rows.map((second) => 140 + Math.round(16 * Math.sin(turn(second) / 2))),
    cadence: rows.map(() => 86),
  }
}
