import { artUrl } from './art-url.ts'
import { seedFrom } from './geometry/seeded-random.ts'

export const AVATAR_COUNT = 256

type AvatarProps = { seed: string | number; tone?: 'green' | 'blue' | 'slate'; size?: number }

export function Avatar({ seed, tone = 'green', size = 48 }: AvatarProps) {
  const address = artUrl(`avatar-${seedFrom(seed, AVATAR_COUNT)}`)
  return (
    <svg
      className={`avatar avatar-${tone}`}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <use href={`${address}#lines`} className="avatar-lines" />
      <use href={`${address}#you`} className="avatar-you" />
    </svg>
  )
}
