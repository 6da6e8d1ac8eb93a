import type { ComponentProps, ReactNode } from 'react'

type ChoicePillProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string
  value: string
  /** `radio` for one answer, `checkbox` for several. */
  type?: 'radio' | 'checkbox'
  children: ReactNode
}

/** A short choice among a few; put several in a `ChoicePills`. */
export function ChoicePill({ type = 'radio', children, ...attributes }: ChoicePillProps) {
  return (
    <label className="choice-pill">
      <input {...attributes} type={type} />
      <span>{children}</span>
    </label>
  )
}
