import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { joinClasses } from './join-classes.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: IconName
  label: string
  look?: 'ghost' | 'line'
}

export function IconButton({
  icon,
  label,
  look,
  className,
  type = 'button',
  ...attributes
}: IconButtonProps) {
  return (
    <button
      {...attributes}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, chosen by the caller
      type={type}
      aria-label={label}
      className={joinClasses('icon-button', look === 'line' && 'icon-button-line', className)}
    >
      <Icon name={icon} />
    </button>
  )
}

type IconLinkProps = Omit<LinkProps, 'aria-label' | 'className'> & {
  icon: IconName
  label: string
  look?: 'ghost' | 'line'
  className?: string
  children?: ReactNode
}

export function IconLink({ icon, label, look, className, children, ...attributes }: IconLinkProps) {
  return (
    <Link
      prefetch="intent"
      viewTransition
      {...attributes}
      aria-label={label}
      className={joinClasses('icon-button', look === 'line' && 'icon-button-line', className)}
    >
      <Icon name={icon} />
      {children}
    </Link>
  )
}
