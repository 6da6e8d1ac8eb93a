import type { ReactNode } from 'react'
import './radio-card.css'

/** The frame around `RadioCard`s; put it in a `FieldGroup` to give it a question. */
export function RadioCards({ children }: { children: ReactNode }) {
  return <div className="radio-cards">{children}</div>
}
