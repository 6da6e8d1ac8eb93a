import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

type TextInputProps = ComponentProps<'input'> & {
  /** For times, prices, dates: figures keep one width. */
  figures?: boolean
}

export function TextInput({ figures, className, type = 'text', ...attributes }: TextInputProps) {
  return (
    <input
      type={type}
      {...useFieldControl()}
      {...attributes}
      className={joinClasses('control', figures && 'tabular', className)}
    />
  )
}
