import { placeSteps, type SessionBlock } from '#app/domain/coaching/rules.ts'
import { gaussian } from '#app/ui/art/geometry/easing.ts'
import { pathNumber } from '#app/ui/art/geometry/path-number.ts'
import { smoothCurve, type Point } from '#app/ui/art/geometry/smooth-curve.ts'
import { profileFrame } from './split-strip.tsx'

const COUNT = 14
const YOURS = 4
const GAP = { bike: 11.5, run: 8.6 }
const TOP = { bike: 90, run: 130 }

export function BrickProfile({ blocks }: { blocks: readonly SessionBlock[] }) {
  const { width, height, floor } = profileFrame
  const [ride, transition] = placeSteps(blocks)
  const rideEnd = (ride?.to ?? 0.7) * width
  const runStart = Math.max((transition?.to ?? 0.75) * width, rideEnd + 16)
  const change = Math.round((rideEnd + runStart) / 2)
  return (
    <svg className="session-profile" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <path id="brick-hills" d={hills(rideEnd)} vectorEffect="non-scaling-stroke" />
      </defs>
      {Array.from({ length: COUNT }, (_, line) => (
        <g key={line} className={line === YOURS ? 'ln ln-hi' : 'ln'}>
          <use href="#brick-hills" transform={hillsAt(line)} />
          <path d={`M${pathNumber(runStart)} ${pathNumber(TOP.run + line * GAP.run - 40)}H${width}`} />
        </g>
      ))}
      <path className="session-change" d={`M${change} 20V${floor}`} />
      <path className="session-floor" d={`M0 ${floor}H${width}`} />
    </svg>
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
  const share = (1 - line / (COUNT - 1)) ** 1.2
  return `matrix(1 0 0 ${Math.round(share * 1000) / 1000} 0 ${TOP.bike + line * GAP.bike - 2})`
}
