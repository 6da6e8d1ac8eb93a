import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { joinClasses } from './join-classes.ts'

type ButtonProps = ComponentProps<'button'> & ButtonAppearance & { busy?: boolean }

export function Button({
  look,
  size,
  block,
  icon,
  iconEnd,
  busy,
  className,
  type = 'button',
  onClick,
  children,
  ...attributes
}: ButtonProps) {
  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, chosen by the caller
      type={type}
      className={buttonClasses({ look, size, block }, className)}
      aria-busy={busy || undefined}
      onClick={busy ? ignoreClick : onClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  )
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}

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

type ButtonLook = 'primary' | 'neutral' | 'line' | 'ghost' | 'ink' | 'danger'

/** 44, 48 and 56 px high. */
type ButtonSize = 'small' | 'medium' | 'large'

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
