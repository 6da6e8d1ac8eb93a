import { createContext, useContext, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { joinClasses } from '../join-classes.ts'

type Described = { id: string; hint?: ReactNode; error?: ReactNode }

type FieldProps = Described & {
  label: ReactNode
  optional?: boolean
  className?: string
  children: ReactNode
}

export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  return (
    <div className={joinClasses('field', className)}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      <FieldContext value={describeField(id, hint, error)}>{children}</FieldContext>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  )
}

type FieldGroupProps = Omit<FieldProps, 'label'> & { legend: ReactNode }

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
        {optional && <Optional />}
      </legend>
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  )
}

function Optional() {
  return <span className="field-optional"> (facultatif)</span>
}

export function FieldMessages({ id, hint, error }: Described) {
  return (
    <>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="circle-alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const FieldContext = createContext<FieldControl>({})

export const useFieldControl = (): FieldControl => useContext(FieldContext)

/** Ids of the hint and error written under a field, in reading order. */
export function describeField(id: string, hint: unknown, error: unknown): FieldControl {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}
