import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { joinClasses } from './join-classes.ts'

/** A filter that lives in the address, so that it works without JavaScript. */
export function ChipLink({ current, className, ...attributes }: LinkProps & { current?: boolean }) {
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

export function Chip({ pressed, className, ...attributes }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button {...attributes} type="button" aria-pressed={pressed} className={joinClasses('chip', className)} />
  )
}
