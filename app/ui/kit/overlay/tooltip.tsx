import { cloneElement, useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import { joinClasses } from '../join-classes.ts'

type TooltipProps = {
  text: string
  align?: 'center' | 'end'
  children: ReactElement<{ 'aria-describedby'?: string }>
}

export function Tooltip({ text, align = 'center', children }: TooltipProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true)
  }
  const restore = () => setDismissed(false)

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to what happens to its child
    <span
      className={joinClasses('tooltip', align === 'end' && 'tooltip-end')}
      data-dismissed={dismissed || undefined}
      onKeyDown={dismissOnEscape}
      onPointerLeave={restore}
      onBlur={restore}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className="tooltip-bubble" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  )
}
