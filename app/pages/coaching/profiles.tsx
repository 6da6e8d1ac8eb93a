import type { ReactNode } from 'react'
import { placeSteps, type PlacedStep, type SessionBlock } from '#app/domain/coaching/rules.ts'
import { FULL_TURN, gaussian } from '#app/ui/art/geometry/easing.ts'
import { pathNumber, pathPair } from '#app/ui/art/geometry/path-number.ts'
import { smoothCurve, type Point } from '#app/ui/art/geometry/smooth-curve.ts'
import { scaled } from './split-parts.tsx'

type Blocks = { blocks: readonly SessionBlock[] }

const width = 760
const height = 256
const floor = 254
const reach = 216

export function RunProfile({ blocks }: Blocks) {
  return <ProfileLines id="run-profile" path={stairs(blocks)} count={14} />
}

export function SwimProfile({ blocks }: Blocks) {
  return <ProfileLines id="swim-profile" path={rippledStairs(placeSteps(blocks))} count={13} />
}

function ProfileLines({ id, path, count }: { id: string; path: string; count: number }) {
  return (
    <ProfileFrame id={id} path={path}>
      {Array.from({ length: count + 1 }, (_, line) => (
        <use
          key={line}
          href={`#${id}`}
          className={line === count ? 'ln ln-hi' : 'ln'}
          transform={scaled((line + 1) / (count + 1), floor)}
        />
      ))}
    </ProfileFrame>
  )
}

type ProfileFrameProps = { id: string; path: string; children: ReactNode }

function ProfileFrame({ id, path, children }: ProfileFrameProps) {
  return (
    <svg className="session-profile" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <path id={id} d={path} vectorEffect="non-scaling-stroke" />
      </defs>
      {children}
      <path className="session-floor" d={`M0 ${floor}H${width}`} />
    </svg>
  )
}

function stairs(blocks: readonly SessionBlock[]): string {
  return placeSteps(blocks)
    .map(({ to, effort }, index) => {
      const top = pathNumber(-effort * reach)
      return `${index === 0 ? `M0 ${top}` : `V${top}`}H${pathNumber(to * width)}`
    })
    .join('')
}

const STEP = 4
const RIPPLE = { height: 4, length: 42 }

function rippledStairs(steps: readonly PlacedStep[]): string {
  const heights = Array.from({ length: width / STEP + 1 }, (_, index) => {
    const x = index * STEP
    const ripple = RIPPLE.height * Math.sin((FULL_TURN * x) / RIPPLE.length)
    return Math.round(-roundedEffort(steps, x / width) * reach - ripple)
  })
  return heights.reduce((path, y, index) => {
    const before = heights[index - 1]
    return before === undefined ? `M0 ${pathNumber(y)}l` : `${path}${pathPair(STEP, y - before)} `
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

const COUNT = 14
const YOURS = 4
const GAP = { bike: 11.5, run: 8.6 }
const TOP = { bike: 90, run: 130 }

export function BrickProfile({ blocks }: Blocks) {
  const [ride, transition] = placeSteps(blocks)
  const rideEnd = (ride?.to ?? 0.7) * width
  const runStart = Math.max((transition?.to ?? 0.75) * width, rideEnd + 16)
  const change = Math.round((rideEnd + runStart) / 2)
  return (
    <ProfileFrame id="brick-hills" path={hills(rideEnd)}>
      {Array.from({ length: COUNT }, (_, line) => (
        <g key={line} className={line === YOURS ? 'ln ln-hi' : 'ln'}>
          <use href="#brick-hills" transform={hillsAt(line)} />
          <path d={`M${pathNumber(runStart)} ${pathNumber(TOP.run + line * GAP.run - 40)}H${width}`} />
        </g>
      ))}
      <path className="session-change" d={`M${change} 20V${floor}`} />
    </ProfileFrame>
  )
}

function hills(end: number): string {
  const points: Point[] = []
  for (let x = 0; x <= end; x += 6) {
    const along = x / end
    const climb =
      0.7 * gaussian(along, 0.28, 0.09) + gaussian(along, 0.52, 0.075) + 0.85 * gaussian(along, 0.77, 0.09)
    points.push([x, -74 * climb - 1.5 * Math.sin(along * 60)])
  }
  return smoothCurve(points)
}

function hillsAt(line: number): string {
  return scaled((1 - line / (COUNT - 1)) ** 1.2, TOP.bike + line * GAP.bike - 2)
}
