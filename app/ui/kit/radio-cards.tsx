import type { ReactNode } from 'react'
import './radio-card.css'

export function RadioCards({ children }: { children: ReactNode }) {
  return <div className="radio-cards">{children}</div>
}
