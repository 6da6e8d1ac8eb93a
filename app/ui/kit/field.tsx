import type { ReactNode } from 'react'
import { FieldControlProvider, describeField } from './field-context.ts'
import { FieldMessages } from './field-messages.tsx'
import { joinClasses } from './join-classes.ts'

type FieldProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean
  className?: string
  children: ReactNode
}

export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  return (
    <div className={joinClasses('field', className)}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (facultatif)</span>}
      </label>
      <FieldControlProvider value={describeField(id, hint, error)}>{children}</FieldControlProvider>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  )
}
