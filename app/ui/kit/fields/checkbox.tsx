import type { ComponentProps, ReactNode } from 'react'
import { describeField, FieldMessages } from './field.tsx'
import './checkbox.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ id, label, hint, error, ...attributes }: CheckboxProps) {
  return (
    <div>
      <label className="checkbox">
        <input {...attributes} {...describeField(id, hint, error)} type="checkbox" />
        <span>{label}</span>
      </label>
      <div className="checkbox-messages">
        <FieldMessages id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}
