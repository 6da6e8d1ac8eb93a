import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { useFieldControl } from './field.tsx'

export function Select({ className, children, ...attributes }: ComponentProps<'select'>) {
  return (
    <span className="control-frame">
      <select
        {...useFieldControl()}
        {...attributes}
        className={joinClasses('control control-select', className)}
      >
        {children}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  )
}
