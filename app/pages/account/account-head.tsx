import { DoneNote } from './done-note.tsx'

type AccountHeadProps = { title: string; lead?: string }

/** The title of a room, and what was just done there. */
export function AccountHead({ title, lead }: AccountHeadProps) {
  return (
    <header className="account-head">
      <h1 className="d2">{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      <DoneNote />
    </header>
  )
}
