import type { IconName } from './icon-names.ts'
import { joinClasses } from './join-classes.ts'

type ButtonLook = 'primary' | 'neutral' | 'line' | 'ghost' | 'ink' | 'danger'

/** 44, 48 and 56 px high. */
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonAppearance = {
  look?: ButtonLook
  size?: ButtonSize
  block?: boolean
  icon?: IconName
  iconEnd?: IconName
}

export function buttonClasses(
  { look = 'primary', size = 'medium', block }: ButtonAppearance,
  className?: string,
) {
  return joinClasses(
    'button',
    `button-${look}`,
    size !== 'medium' && `button-${size}`,
    block && 'button-block',
    className,
  )
}
