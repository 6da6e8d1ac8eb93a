import type { ReactNode } from 'react'
import { describeField } from './field-context.ts'
import { FieldMessages } from './field-messages.tsx'
import { joinClasses } from './join-classes.ts'

type FieldGroupProps = {
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean
  className?: string
  children: ReactNode
}

export function FieldGroup({ id, legend, hint, error, optional, className, children }: FieldGroupProps) {
  const described = describeField(id, hint, error)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={joinClasses('field-group', className)}
      aria-describedby={described['aria-describedby']}
      data-invalid={described['aria-invalid']}
    >
      <legend className="field-label">
        {legend}
        {optional && <span className="field-optional"> (facultatif)</span>}
      </legend>
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  )
}
