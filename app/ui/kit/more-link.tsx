import { Link, type LinkProps } from 'react-router'
import { Icon } from './icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { joinClasses } from './join-classes.ts'

type MoreLinkProps = LinkProps & { icon?: IconName }

export function MoreLink({ icon = 'arrow-right', className, children, ...attributes }: MoreLinkProps) {
  return (
    <Link prefetch="intent" viewTransition {...attributes} className={joinClasses('more', className)}>
      {children}
      <Icon name={icon} size={18} />
    </Link>
  )
}

/** The way back to the page that a page is reached from. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className="more" to={to}>
      <Icon name="arrow-left" size={18} />
      {label}
    </Link>
  )
}
