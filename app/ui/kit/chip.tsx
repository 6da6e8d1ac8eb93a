import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

export function Chip({ pressed, className, ...attributes }: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button {...attributes} type="button" aria-pressed={pressed} className={joinClasses('chip', className)} />
  )
}
