import type { ReactNode } from 'react'

/** What is done seldom, behind one press. @param of whose acts they are, for who hears the page */
export function OtherActs({ of, children }: { of?: string; children: ReactNode }) {
  return (
    <details className="other-acts">
      <summary className="small">
        Autres gestes
        {of ? <span className="vh">, {of}</span> : null}
      </summary>
      <div className="row chips">{children}</div>
    </details>
  )
}
