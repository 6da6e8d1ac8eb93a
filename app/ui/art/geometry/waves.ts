import { FULL_TURN, gaussian, smoothStep } from './easing.ts'
import { lineBundle } from './line-bundle.ts'

interface Wake {
  strength: number
  along: number
  alongSpread: number
  depth: number
  depthSpread: number
  drift?: number
}

interface WaveOptions {
  width: number
  height: number
  count?: number
  top?: number
  cycles?: number
  amplitude?: number
  /** γ: above 1, lines close up towards the horizon. */
  perspective?: number
  shift?: number
  echoShift?: number
  phase?: number
  wake?: Wake
  step?: number
  margin?: number
}

/**
 * Swimming. y = top + H·v^γ + A(¼ + ¾v)·[sin 2π(ku + φv) + ½ sin 2π(1.6ku − ψv)]·(1 + e·G(u)·G(v)),
 * where the packet e is the wake.
 */
export function waves(options: WaveOptions): string[] {
  const { width, height, count = 18, top = 0, cycles = 3, perspective = 1.35, wake } = options
  const { amplitude = 10, shift = 1.1, echoShift = 1.7, phase = 0, step = 18, margin = 20 } = options
  return lineBundle({ width, count, step, from: -margin, to: width + margin + step }, (depth, along) => {
    const swell = amplitude * (0.25 + 0.75 * depth) * (wake ? wakeAt(wake, depth, along) : 1)
    const main = Math.sin(FULL_TURN * (cycles * along + shift * depth + phase))
    const echo = Math.sin(FULL_TURN * (1.6 * cycles * along - echoShift * depth + phase * 2))
    return top + height * depth ** perspective + swell * (main + 0.5 * echo)
  })
}

function wakeAt(wake: Wake, depth: number, along: number): number {
  const centre = wake.along + (wake.drift ?? 0) * (depth - 0.5)
  return (
    1 +
    wake.strength * gaussian(along, centre, wake.alongSpread) * gaussian(depth, wake.depth, wake.depthSpread)
  )
}

export type DividerMode = 'tri' | 'swim' | 'bike' | 'run'

interface DividerOptions {
  mode: DividerMode
  width?: number
  height?: number
  count?: number
}

export function strokeDivider({ mode, width = 1280, height = 36, count = 5 }: DividerOptions): string[] {
  return lineBundle({ width, count, step: 10, from: 0, to: width }, (depth, along) => {
    const swimming = mode === 'tri' ? 1 - smoothStep(0.22, 0.38, along) : mode === 'swim' ? 1 : 0
    const running = mode === 'tri' ? smoothStep(0.6, 0.76, along) : mode === 'run' ? 1 : 0
    const riding = (1 - swimming) * (1 - running)
    const wave = 3.2 * Math.sin(FULL_TURN * ((along * width) / 90 + depth * 0.8))
    const climb = height * 0.36 * (1 - depth) * climbsAt(mode, along)
    return 8 + depth * (height - 16) + swimming * wave - riding * climb
  })
}

function climbsAt(mode: DividerMode, along: number): number {
  if (mode === 'tri') return gaussian(along, 0.44, 0.05) + 0.7 * gaussian(along, 0.54, 0.04)
  const climbs = gaussian(along, 0.3, 0.05) + 0.7 * gaussian(along, 0.62, 0.04)
  return mode === 'bike' ? climbs + 0.5 * gaussian(along, 0.82, 0.05) : climbs
}
