import type { ReactNode } from 'react'
import type { ButtonSize } from './button-look.ts'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

type ButtonContentProps = {
  icon?: IconName
  iconEnd?: IconName
  size?: ButtonSize
  busy?: boolean
  children: ReactNode
}

export function ButtonContent({ icon, iconEnd, size, busy, children }: ButtonContentProps) {
  const iconSize = size === 'large' ? 20 : 18
  return (
    <>
      {busy ? <BusyBars /> : icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize} />}
    </>
  )
}

function BusyBars() {
  return (
    <span className="busy-bars" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
