import type { IconName } from './icons/icon-names.ts'
import sprite from './icons/icons.svg?url&no-inline'
import { joinClasses } from './join-classes.ts'

export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg className={joinClasses('icon', className)} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
