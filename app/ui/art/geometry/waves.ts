import { FULL_TURN, gaussian } from './easing.ts'
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
}

/**
 * Swimming. y = top + H·v^γ + A(¼ + ¾v)·[sin 2π(ku + φv) + ½ sin 2π(1.6ku − ψv)]·(1 + e·G(u)·G(v)),
 * where the packet e is the wake.
 */
export function waves(options: WaveOptions): string[] {
  const { width, height, count = 18, top = 0, cycles = 3, perspective = 1.35, wake } = options
  const { amplitude = 10, shift = 1.1, echoShift = 1.7, phase = 0, step = 18 } = options
  return lineBundle({ width, count, step, to: width + 20 + step }, (depth, along) => {
    const swell = amplitude * (0.25 + 0.75 * depth) * (wake ? wakeAt(wake, depth, along) : 1)
    const main = Math.sin(FULL_TURN * (cycles * along + shift * depth + phase))
    const echo = Math.sin(FULL_TURN * (1.6 * cycles * along - echoShift * depth + phase * 2))
    return top + height * depth ** perspective + swell * (main + 0.5 * echo)
  })
}

function wakeAt(wake: Wake, depth: number, along: number): number {
  const centre = wake.along + (wake.drift ?? 0) * (depth - 0.5)
  const packet = gaussian(along, centre, wake.alongSpread) * gaussian(depth, wake.depth, wake.depthSpread)
  return 1 + wake.strength * packet
}
