import type { ComponentProps } from 'react'
import { SegmentedControl } from '../../ui/kit/segmented-control.tsx'
import { joinClasses } from '../../ui/kit/join-classes.ts'

type ChoiceFieldProps = Omit<ComponentProps<typeof SegmentedControl>, 'legend'> & {
  /** Shown above, and the name of the choice read aloud. */
  label: string
  /** What the chosen option means. */
  hint?: string
  className?: string
}

/** Two to four options on one line, named as a field is. */
export function ChoiceField({ label, hint, className, ...choice }: ChoiceFieldProps) {
  return (
    <div className={joinClasses('calculator-group', className)}>
      <p className="field-label" aria-hidden="true">
        {label}
      </p>
      <SegmentedControl legend={label} {...choice} />
      {hint && <p className="field-hint">{hint}</p>}
    </div>
  )
}
