import type { ReactNode } from 'react'
import { errorIdOf, hintIdOf } from './field-context.ts'
import { Icon } from './icon.tsx'

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
