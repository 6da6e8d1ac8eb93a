import { joinClasses } from './join-classes.ts'
import './skeleton.css'

/** Holds the place of what is coming: a block, or a line of text. Give it its size with utilities. */
export function Skeleton({ shape = 'line', className }: { shape?: 'block' | 'line'; className?: string }) {
  return <span className={joinClasses('skeleton', `skeleton-${shape}`, className)} aria-hidden="true" />
}
