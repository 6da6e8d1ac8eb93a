import { artUrl } from './art-url.ts'
import { classNames } from './class-names.ts'
import { seedFrom } from './geometry/seeded-random.ts'

export const AVATAR_COUNT = 256

type AvatarTone = 'green' | 'blue' | 'slate'

interface AvatarProps {
  seed: string | number
  tone?: AvatarTone
  size?: number
  className?: string
}

export function Avatar({ seed, tone = 'green', size = 48, className }: AvatarProps) {
  const address = artUrl(`avatar-${seedFrom(seed, AVATAR_COUNT)}`)
  return (
    <svg
      className={classNames(`avatar avatar-${tone}`, className)}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${address}#lines`} className="avatar-lines" />
      <use href={`${address}#you`} className="avatar-you" />
    </svg>
  )
}
