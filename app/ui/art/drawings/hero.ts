import {
  transition,
  transitionExitX,
  transitionLine,
  type TransitionOptions,
} from '../geometry/transition.ts'
import type { Bundle } from './drawing.ts'
import transitions from './transitions.json' with { type: 'json' }

const sizes: Record<HeroSize, { options: TransitionOptions; tipY: number }> = {
  desktop: { options: transitions['hero-desktop'], tipY: 300 },
  mobile: { options: transitions['hero-mobile'], tipY: 128 },
}

export type HeroSize = 'desktop' | 'mobile'

export type HeroLine = { path: string; tip: { x: number; y: number } }

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
