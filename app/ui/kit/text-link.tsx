import { Link, type LinkProps } from 'react-router'
import { joinClasses } from './join-classes.ts'

export function TextLink({ className, ...attributes }: LinkProps) {
  return <Link prefetch="intent" viewTransition {...attributes} className={joinClasses('link', className)} />
}
