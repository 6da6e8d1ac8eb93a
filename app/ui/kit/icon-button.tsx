import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { joinClasses } from './join-classes.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: IconName
  label: string
}

export function IconButton({ icon, label, className, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, chosen by the caller
      type={type}
      aria-label={label}
      className={joinClasses('icon-button', className)}
    >
      <Icon name={icon} />
    </button>
  )
}
