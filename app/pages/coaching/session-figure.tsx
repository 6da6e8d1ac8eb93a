import type { ReactNode } from 'react'
import type { SessionBlock } from '#app/domain/coaching/rules.ts'

type SessionFigureProps = { summary: string; blocks: readonly SessionBlock[]; children: ReactNode }

/** A session drawn, and said: the whole in words for those who do not see it, its blocks under the line. */
export function SessionFigure({ summary, blocks, children }: SessionFigureProps) {
  return (
    <figure className="session-figure">
      <p className="vh">{summary}</p>
      {children}
      <figcaption>
        <ol>
          {blocks.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
