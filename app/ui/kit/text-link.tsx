import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { joinClasses } from './join-classes.ts'

export function TextLink({
  className,
  ...attributes
}: Omit<LinkProps, 'className'> & { className?: string }) {
  return <Link prefetch="intent" viewTransition {...attributes} className={joinClasses('link', className)} />
}
