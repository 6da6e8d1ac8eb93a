import type { ComponentProps, MouseEvent } from 'react'
import { ButtonContent } from './button-content.tsx'
import { buttonClasses } from './button-look.ts'
import type { ButtonAppearance } from './button-look.ts'

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
