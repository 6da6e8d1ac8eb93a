import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useFieldControl } from './field.tsx'

type TextInputProps = ComponentProps<'input'> & { figures?: boolean }

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

export function Textarea({ className, rows = 4, ...attributes }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl()}
      {...attributes}
      className={joinClasses('control', className)}
    />
  )
}
