import type { ComponentProps } from 'react'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { SegmentedControl } from '#app/ui/kit/segmented-control.tsx'

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
