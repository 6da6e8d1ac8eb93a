import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

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
