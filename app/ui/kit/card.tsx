import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' | 'aside' }

export function Card({ as: Element = 'div', className, ...attributes }: CardProps) {
  return <Element {...attributes} className={joinClasses('card', className)} />
}
