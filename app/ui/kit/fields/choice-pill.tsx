import type { ComponentProps, ReactNode } from 'react'

type ChoicePillProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string
  value: string
  type?: 'radio' | 'checkbox'
  children: ReactNode
}

export function ChoicePill({ type = 'radio', children, ...attributes }: ChoicePillProps) {
  return (
    <label className="choice-pill">
      <input {...attributes} type={type} />
      <span>{children}</span>
    </label>
  )
}

export function ChoicePills({ children }: { children: ReactNode }) {
  return <div className="choice-pills chips">{children}</div>
}
