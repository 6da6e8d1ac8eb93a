import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

export function Textarea({ className, rows = 4, ...attributes }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl()}
      {...attributes}
      className={joinClasses('control control-textarea', className)}
    />
  )
}
