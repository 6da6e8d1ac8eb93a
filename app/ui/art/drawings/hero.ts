import {
  transition,
  transitionExitX,
  transitionLine,
  type TransitionOptions,
} from '../geometry/transition.ts'
import type { Bundle } from './drawing.ts'

const DESKTOP: TransitionOptions = {
  width: 1440,
  count: 19,
  baseline: 722,
  gap: 9.4,
  laneGap: 10.6,
  bendX: 1150,
  bendRadius: 50,
  climb: 370,
  swell: 9.5,
  cycles: 6.2,
  step: 14,
  exitY: -900,
  swimToBike: [0.3, 0.455],
  bikeToRun: [0.69, 0.785],
  climbs: [
    { along: 0.475, spread: 0.034, height: 0.42 },
    { along: 0.545, spread: 0.036, height: 1 },
    { along: 0.606, spread: 0.03, height: 0.64 },
    { along: 0.662, spread: 0.026, height: 0.38 },
  ],
}

const MOBILE: TransitionOptions = {
  width: 390,
  count: 13,
  baseline: 318,
  gap: 10.5,
  laneGap: 8.5,
  bendX: 262,
  bendRadius: 24,
  climb: 150,
  swell: 6,
  cycles: 3.4,
  step: 7,
  exitY: -40,
  swimToBike: [0.22, 0.38],
  bikeToRun: [0.56, 0.7],
  climbs: [
    { along: 0.36, spread: 0.06, height: 0.5 },
    { along: 0.46, spread: 0.05, height: 1 },
    { along: 0.55, spread: 0.045, height: 0.62 },
  ],
}

export type HeroSize = 'desktop' | 'mobile'

const sizes = {
  desktop: { options: DESKTOP, tipY: 300 },
  mobile: { options: MOBILE, tipY: 128 },
}

export interface HeroLine {
  path: string
  tip: { x: number; y: number }
}

export function heroLine(size: HeroSize): HeroLine {
  const { options, tipY } = sizes[size]
  const index = yourLine(options)
  return {
    path: transitionLine({ ...options, exitY: tipY }, index),
    tip: { x: transitionExitX(options, index), y: tipY },
  }
}

export function heroBundle(size: HeroSize): Bundle {
  const { options } = sizes[size]
  const { path, tip } = heroLine(size)
  const others = transition(options).filter((_, index) => index !== yourLine(options))
  const ahead = `M${Math.round(tip.x * 10) / 10} ${tip.y}V-900`
  return { lines: [...others, ahead], highlighted: path }
}

function yourLine({ count }: TransitionOptions): number {
  return Math.round(count * 0.34)
}
