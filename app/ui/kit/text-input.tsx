import type { ComponentProps } from 'react'
import { useFieldControl } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

type TextInputProps = ComponentProps<'input'> & {
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
