import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { joinClasses } from './join-classes.ts'

type ButtonProps = ComponentProps<'button'> & ButtonAppearance & { busy?: boolean }

export function Button({ busy, type = 'button', onClick, ...props }: ButtonProps) {
  return (
    <button
      {...dressed(props, busy)}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, chosen by the caller
      type={type}
      aria-busy={busy || undefined}
      onClick={busy ? ignoreClick : onClick}
    />
  )
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}

type Dressable = ButtonAppearance & { className?: string | undefined; children?: ReactNode }

/** The attributes of a button, or of a link that looks like one, from its appearance and its text. */
export function dressed<Props extends Dressable>(
  { look, size, block, icon, iconEnd, className, children, ...attributes }: Props,
  busy?: boolean,
) {
  return {
    ...attributes,
    className: buttonClasses({ look, size, block }, className),
    children: (
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size} busy={busy}>
        {children}
      </ButtonContent>
    ),
  }
}

type ButtonContentProps = Pick<ButtonAppearance, 'icon' | 'iconEnd' | 'size'> & {
  busy?: boolean | undefined
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
