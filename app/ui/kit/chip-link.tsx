import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { joinClasses } from './join-classes.ts'

type ChipLinkProps = Omit<LinkProps, 'className'> & { current?: boolean; className?: string }

/** A filter that lives in the address, so that it works without JavaScript. */
export function ChipLink({ current, className, ...attributes }: ChipLinkProps) {
  return (
    <Link
      prefetch="intent"
      preventScrollReset
      {...attributes}
      aria-current={current ? 'true' : undefined}
      className={joinClasses('chip', className)}
    />
  )
}
