import type { Sport } from '../activity.ts'
import { columnNames } from '../track/columns.ts'
import { readFitMessages, type FitFields } from './fit-messages.ts'
import { poolRows } from './pool-lengths.ts'
import { addPart, rawLeg, type RawFile, type RawLeg, type RawRow } from './raw.ts'

/** Of what is kept of a FIT file, by the numbers of its profile. */
const messages = { file: 0, sport: 12, session: 18, lap: 19, record: 20, device: 23, length: 101 }

type Session = { startedAt: number; endsAt: number; fields: FitFields }

const makers: Record<number, string> = {
  1: 'Garmin',
  23: 'Suunto',
  32: 'Wahoo',
  123: 'Polar',
  260: 'Zwift',
  265: 'Strava',
  294: 'COROS',
}

/** The activity of a FIT file: a leg for each sport of it, transitions left out. */
export function readFit(bytes: Uint8Array): RawFile {
  const sessions: Session[] = []
  const rows: { rows: RawLeg['rows'] } = rawLeg(undefined)
  const laps: FitFields[] = []
  const lengths: FitFields[] = []
  let sport: FitFields | undefined
  let device: string | undefined
  const isWhole = readFitMessages(bytes, (message, fields) => {
    if (message === messages.record) rows.rows.add(rowOf(fields))
    else if (message === messages.session) addPart(sessions, sessionOf(fields))
    else if (message === messages.lap) addPart(laps, fields)
    else if (message === messages.length) addPart(lengths, fields)
    else if (message === messages.sport) sport ??= fields
    else if (message === messages.file) device = deviceOf(fields, 8, 1)
    else if (message === messages.device && fields.get(0) === 0) device = deviceOf(fields, 27, 2) ?? device
  })
  const legs = legsOf(sessions, sport, rows.rows)
  for (const { leg, session } of legs) {
    const isOfIt = (fields: FitFields) => isDuring(session, instantOf(fields, 2))
    leg.laps = laps.filter(isOfIt).map(lapOf)
    const swum = lengths.filter(isOfIt)
    if (leg.poolMetres && swum.length > 0) poolRows(leg, leg.poolMetres, swum)
  }
  return { activities: [{ title: '', device, legs: legs.map(({ leg }) => leg) }], isCut: !isWhole }
}

/** Seconds since 1970 of the clock of FIT files, which begins on 31 December 1989. */
const fitEpoch = 631_065_600

export function instantOf(fields: FitFields, field: number): number {
  return scaled(fields, field, 1) + fitEpoch
}

export function scaled(fields: FitFields, field: number, scale: number, offset = 0): number {
  const value = fields.get(field)
  return typeof value === 'number' ? value / scale - offset : Number.NaN
}

const degreesPerStep = 180 / 2 ** 31

function rowOf(fields: FitFields): RawRow {
  const altitude = fields.has(78) ? 78 : 2
  return {
    seconds: instantOf(fields, 253),
    latitudes: scaled(fields, 0, 1) * degreesPerStep,
    longitudes: scaled(fields, 1, 1) * degreesPerStep,
    metres: scaled(fields, 5, 100),
    altitudes: scaled(fields, altitude, 5, 500),
    heartRates: scaled(fields, 3, 1),
    cadences: scaled(fields, 4, 1) + (scaled(fields, 53, 128) || 0),
    watts: scaled(fields, 7, 1),
  }
}

function sessionOf(fields: FitFields): Session {
  const startedAt = instantOf(fields, 2)
  return { startedAt, endsAt: startedAt + scaled(fields, 7, 1000), fields }
}

function lapOf(fields: FitFields) {
  const timer = scaled(fields, 8, 1000)
  const metres = scaled(fields, 9, 100) || 0
  return {
    startedAt: instantOf(fields, 2),
    seconds: timer > 0 ? timer : scaled(fields, 7, 1000),
    metres,
    isRest: fields.get(23) === 1 || fields.get(23) === 4,
  }
}

function deviceOf(fields: FitFields, name: number, maker: number): string | undefined {
  const told = fields.get(name)
  const made = makers[Number(fields.get(maker))]
  if (typeof told !== 'string') return made
  return made && !told.startsWith(made) ? `${made} ${told}` : told
}

const transition = 3

/** The sessions with their rows; all rows in one leg where the end of the file, and so its session, is missing. */
function legsOf(sessions: readonly Session[], sport: FitFields | undefined, rows: RawLeg['rows']) {
  const moved = sessions
    .filter(({ fields }) => fields.get(5) !== transition)
    .toSorted((one, other) => one.startedAt - other.startedAt)
  const [only] = moved
  if (moved.length < 2) {
    const leg = only ? legOfSession(only) : rawLeg(sport && sportOf(sport, 0, 1), true)
    leg.rows = rows
    return [{ leg, session: undefined }]
  }
  const columns = rows.columns()
  const legs = moved.map((session) => ({ leg: legOfSession(session), session }))
  for (let row = 0; row < rows.count; row += 1) {
    const its = legs.find(({ session }) => isDuring(session, columns.seconds[row]))
    its?.leg.rows.add(Object.fromEntries(columnNames.map((name) => [name, columns[name][row]])))
  }
  return legs
}

function isDuring(session: Session | undefined, instant: number | undefined): boolean {
  return !session || (instant !== undefined && instant >= session.startedAt && instant <= session.endsAt)
}

function legOfSession({ fields }: Session): RawLeg {
  const leg = rawLeg(sportOf(fields, 5, 6), true)
  const poolMetres = scaled(fields, 44, 100)
  if (poolMetres > 0) leg.poolMetres = poolMetres
  leg.told = {
    metres: scaled(fields, 9, 100),
    movingSeconds: scaled(fields, 8, 1000),
    elapsedSeconds: scaled(fields, 7, 1000),
    climbMetres: scaled(fields, 22, 1),
    averageHeartRate: scaled(fields, 16, 1),
    averageWatts: scaled(fields, 20, 1),
    hasMeasuredPower: fields.has(20),
  }
  return leg
}

const sportsOfFit: Record<number, Sport> = {
  1: 'run',
  2: 'ride',
  5: 'swim',
  11: 'walk',
  17: 'walk',
  21: 'ride',
}
const trailRunning = 3

function sportOf(fields: FitFields, sport: number, subSport: number): Sport | undefined {
  const known = sportsOfFit[Number(fields.get(sport))]
  if (known === 'run' && fields.get(subSport) === trailRunning) return 'trail'
  return known ?? (fields.has(sport) && fields.get(sport) !== 0 ? 'other' : undefined)
}
