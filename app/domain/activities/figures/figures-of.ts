import type { Activity, Sport } from '../activity.ts'
import { isOnFoot } from '../sports.ts'
import { bestEffort } from './best-effort.ts'
import { distanceFigure, effortFigure, paceFigure, plainFigure, timeFigure, type Figure } from './figure.ts'
import { heartRateOf, highest, meanOf, powerOf } from './means.ts'
import { totalsOf } from './totals.ts'

/**
 * All that can be said of an activity, in the usual order; what is not known is not in it. Pace and speed are those in
 * movement. Of one leg of a triathlon: `figuresOf({ ...activity, legs: [leg] })`. The same activity is measured once.
 */
export function figuresOf(activity: Activity): readonly Figure[] {
  const figures = measured.get(activity) ?? measure(activity)
  measured.set(activity, figures)
  return figures
}

export function rememberFigures(activity: Activity, figures: readonly Figure[]): void {
  measured.set(activity, figures)
}

const measured = new WeakMap<Activity, readonly Figure[]>()

function measure(activity: Activity): Figure[] {
  const sport = sportOf(activity)
  const { metres, movingSeconds, elapsedSeconds, climbMetres } = totalsOf(activity)
  const heartRate = heartRateOf(activity)
  const highestHeartRate = highest(activity.legs, 'heartRates')
  const power = powerOf(activity)
  return [
    ...known(metres, (value) => distanceFigure(value, sport === 'swim')),
    ...known(movingSeconds, (value) => timeFigure('temps', 'Temps', value)),
    ...paceFigures(sport, metres, movingSeconds),
    ...known(sport === 'swim' ? undefined : climbMetres, (value) =>
      plainFigure('denivele', 'Dénivelé', value, 'm'),
    ),
    ...known(elapsedSeconds, (value) => timeFigure('temps-total', 'Temps total', value)),
    ...known(heartRate, (value) => plainFigure('frequence-cardiaque', 'Fréquence cardiaque', value, 'bpm')),
    ...known(highestHeartRate, (value) =>
      plainFigure('frequence-cardiaque-max', 'Fréquence max', value, 'bpm'),
    ),
    ...cadenceFigures(activity, sport),
    ...known(power, ({ watts, isMeasured }) =>
      plainFigure('puissance', isMeasured ? 'Puissance' : 'Puissance estimée', watts, 'W'),
    ),
    ...effortFigures(activity, sport),
  ]
}

/** The sport of all of it: of several, a triathlon. */
export function sportOf({ legs }: Pick<Activity, 'legs'>): Sport {
  const sports = new Set(legs.map(({ sport }) => sport))
  return sports.size > 1 ? 'triathlon' : (legs[0]?.sport ?? 'other')
}

function known<Value>(value: Value | undefined, write: (value: Value) => Figure): Figure[] {
  return value === undefined ? [] : [write(value)]
}

function paceFigures(sport: Sport, metres: number | undefined, seconds: number | undefined): Figure[] {
  if (metres === undefined || seconds === undefined || metres === 0 || sport === 'triathlon') return []
  const speed = plainFigure('vitesse', 'Vitesse', (metres / seconds) * 3.6, 'km/h', 1)
  if (sport === 'swim') return [paceFigure((seconds / metres) * 100, '100 m')]
  if (!isOnFoot(sport)) return [speed]
  return [paceFigure((seconds / metres) * 1000, 'km'), speed]
}

function cadenceFigures({ legs }: Activity, sport: Sport): Figure[] {
  if (sport === 'triathlon') return []
  const unit = isOnFoot(sport) ? 'pas/min' : sport === 'swim' ? 'coups/min' : 'tr/min'
  return known(meanOf(legs, 'cadences'), (value) => plainFigure('cadence', 'Cadence', value, unit))
}

function effortFigures({ legs }: Activity, sport: Sport): Figure[] {
  const [only] = legs
  if (!only || legs.length > 1) return []
  const distances = isOnFoot(sport)
    ? ([400, 1000, 5000] as const)
    : sport === 'swim'
      ? ([400, 1000] as const)
      : []
  return distances.flatMap((metres) =>
    known(bestEffort(only.track, metres), ({ seconds }) => effortFigure(metres, seconds)),
  )
}
