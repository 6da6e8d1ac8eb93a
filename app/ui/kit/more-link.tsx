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
