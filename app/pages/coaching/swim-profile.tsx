import { placeSteps, type PlacedStep, type SessionBlock } from '#app/domain/coaching/rules.ts'
import { FULL_TURN } from '#app/ui/art/geometry/easing.ts'
import { pathNumber, pathPair } from '#app/ui/art/geometry/path-number.ts'
import { profileFrame, ProfileLines } from './split-strip.tsx'

const STEP = 4
const RIPPLE = { height: 4, length: 42 }

export function SwimProfile({ blocks }: { blocks: readonly SessionBlock[] }) {
  return <ProfileLines id="swim-profile" path={rippledStairs(placeSteps(blocks))} count={13} />
}

function rippledStairs(steps: readonly PlacedStep[]): string {
  const { width, reach } = profileFrame
  const points = Array.from({ length: width / STEP + 1 }, (_, index): [number, number] => {
    const x = index * STEP
    const ripple = RIPPLE.height * Math.sin((FULL_TURN * x) / RIPPLE.length)
    return [x, Math.round(-roundedEffort(steps, x / width) * reach - ripple)]
  })
  return points.reduce((path, [, y], index) => {
    const before = points[index - 1]
    return before ? `${path}${pathPair(STEP, y - before[1])} ` : `M0 ${pathNumber(y)}l`
  }, '')
}

function roundedEffort(steps: readonly PlacedStep[], along: number): number {
  const around = [-0.0035, -0.0013, 0.0013, 0.0035]
  return around.reduce((sum, shift) => sum + effortAt(steps, along + shift), 0) / around.length
}

function effortAt(steps: readonly PlacedStep[], along: number): number {
  const step = steps.find(({ to }) => along <= to) ?? steps.at(-1)
  return step?.effort ?? 0
}
