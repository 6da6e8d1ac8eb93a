import { type ReactNode, createContext, useContext } from 'react'
import { Icon } from '../icon.tsx'
import { joinClasses } from '../join-classes.ts'

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

export function FieldMessages({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p className="field-error" id={errorIdOf(id)}>
          <Icon name="circle-alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="field-hint" id={hintIdOf(id)}>
          {hint}
        </p>
      )}
    </>
  )
}

type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const FieldContext = createContext<FieldControl>({})

const FieldControlProvider = FieldContext.Provider

export function useFieldControl(): FieldControl {
  return useContext(FieldContext)
}

/** Ids of the hint and error written under a field, in reading order. */
export function describeField(id: string, hint: unknown, error: unknown): FieldControl {
  const describedBy = [error && errorIdOf(id), hint && hintIdOf(id)].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

function hintIdOf(id: string): string {
  return `${id}-hint`
}

function errorIdOf(id: string): string {
  return `${id}-error`
}

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
