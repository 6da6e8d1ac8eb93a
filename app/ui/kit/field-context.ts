import { createContext, useContext } from 'react'

type FieldControl = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

const FieldContext = createContext<FieldControl>({})

export const FieldControlProvider = FieldContext.Provider

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

export function hintIdOf(id: string): string {
  return `${id}-hint`
}

export function errorIdOf(id: string): string {
  return `${id}-error`
}
