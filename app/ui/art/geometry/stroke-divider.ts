import { FULL_TURN, gaussian, smoothStep } from './easing.ts'
import { lineBundle } from './line-bundle.ts'

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
