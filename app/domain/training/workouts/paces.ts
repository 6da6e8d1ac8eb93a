import { swimTargets } from '../swimming/critical-speed.ts'
import { usualVmaZones } from '../vma-zones.ts'
import { workoutZones, type Intensity, type WorkoutSport } from './workout.ts'

export type AthleteSpeeds = {
  /** km/h */
  readonly vma: number | undefined
  readonly css: number | undefined
}

/** A range of paces, quicker first: seconds per 1000 m on foot, per 100 m in the water. */
export type PaceRange = { readonly from: number; readonly to: number; readonly per: 1000 | 100 }

/** The athlete’s pace for an intensity: written figures, a share of VMA, an offset from CSS. Undefined without what it takes. */
export function paceFor(
  sport: WorkoutSport,
  intensity: Intensity | undefined,
  { vma, css }: AthleteSpeeds,
): PaceRange | undefined {
  if (!intensity || sport === 'velo') return undefined
  if (intensity.kind === 'pace') return intensity
  if (sport === 'natation') return swimPace(intensity, css)
  const share = shareOfVma(intensity)
  if (!share || vma === undefined || !(vma > 0 && vma < 40)) return undefined
  return { from: 360_000 / (vma * share.toPercent), to: 360_000 / (vma * share.fromPercent), per: 1000 }
}

/** Seconds per metre in the middle of a range. */
export function middleOf(pace: PaceRange | undefined): number | undefined {
  return pace && (pace.from + pace.to) / 2 / pace.per
}

function shareOfVma(intensity: Intensity) {
  if (intensity.kind === 'percent') return { fromPercent: intensity.from, toPercent: intensity.to }
  if (intensity.kind !== 'zone') return undefined
  const { vmaZone } = workoutZones[intensity.zone]
  return usualVmaZones.find(({ key }) => key === vmaZone)
}

function swimPace(intensity: Intensity, css: number | undefined): PaceRange | undefined {
  if (css === undefined) return undefined
  if (intensity.kind === 'css') {
    const pace = css + intensity.plus
    return pace > 0 ? { from: pace, to: pace, per: 100 } : undefined
  }
  const wanted = intensity.kind === 'zone' ? workoutZones[intensity.zone].swimTarget : undefined
  const target = swimTargets(css).find(({ key }) => key === wanted)
  return target && { from: target.from, to: target.to, per: 100 }
}
