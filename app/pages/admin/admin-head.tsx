import type { ReactNode } from 'react'
import { useDone } from '#app/ui/blocks/forms/use-done.ts'
import { DoneNote } from './done-note.tsx'
import { doneWords } from './done-words.ts'

type AdminHeadProps = { title: ReactNode; lead?: ReactNode; back?: ReactNode; children?: ReactNode }

/** The title of a room, what one may do there, and what was just done. */
export function AdminHead({ title, lead, back, children }: AdminHeadProps) {
  const done = useDone()
  const words = Object.hasOwn(doneWords, done) ? doneWords[done] : undefined
  return (
    <div className="admin-head">
      {back}
      <div className="admin-head-line">
        <div>
          <h1 className="d3">{title}</h1>
          {lead ? <p className="muted">{lead}</p> : null}
        </div>
        {children}
      </div>
      {words ? <DoneNote key={done} words={words} isNothing={done === 'rien'} /> : null}
    </div>
  )
}
