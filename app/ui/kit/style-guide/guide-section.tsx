import type { ReactNode } from 'react'

export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="d4">{title}</h2>
      {children}
    </section>
  )
}
