import { placeSteps, type SessionBlock } from '#app/domain/coaching/rules.ts'
import { pathNumber } from '#app/ui/art/geometry/path-number.ts'
import { profileFrame } from './profile-frame.ts'
import { ProfileLines } from './profile-lines.tsx'

/** A running session as stairs: as wide as its time, as high as its effort. */
export function RunProfile({ blocks }: { blocks: readonly SessionBlock[] }) {
  return <ProfileLines id="run-profile" path={stairs(blocks)} count={14} />
}

function stairs(blocks: readonly SessionBlock[]): string {
  const { width, reach } = profileFrame
  return placeSteps(blocks)
    .map(({ to, effort }, index) => {
      const height = pathNumber(-effort * reach)
      return `${index === 0 ? `M0 ${height}` : `V${height}`}H${pathNumber(to * width)}`
    })
    .join('')
}
