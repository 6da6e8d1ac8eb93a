import type { ReactNode } from 'react'

export function ChoicePills({ children }: { children: ReactNode }) {
  return <div className="choice-pills">{children}</div>
}
