import type { CalloutProps } from './block-props.ts'

const NAMES = { info: 'À savoir', conseil: 'Conseil', attention: 'Attention' }

export function PlainCallout({ type, title, children }: CalloutProps) {
  return (
    <aside className={`content-callout content-callout-${type}`}>
      <p>
        <strong>{title ?? NAMES[type]}</strong>
      </p>
      {children}
    </aside>
  )
}
