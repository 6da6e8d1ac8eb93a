import type { ReactNode } from 'react'
import { useDone } from '#app/ui/blocks/forms/use-done.ts'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Note } from '#app/ui/kit/note.tsx'

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

/** Says what was just done; it takes the focus, so that it is read aloud. */
function DoneNote({ words, isNothing }: { words: string; isNothing: boolean }) {
  const note = useFocusOnMount<HTMLDivElement>()
  return (
    <div tabIndex={-1} ref={note}>
      <Note tone={isNothing ? 'info' : 'success'}>{words}</Note>
    </div>
  )
}

/** What was just done, by the `fait` of the address. */
const doneWords: Readonly<Record<string, string>> = {
  invitation: 'L’invitation est partie. Vous la retrouvez dans les envois.',
  ouvert: 'Cette personne avait déjà un compte\u00a0: son accès est ouvert, elle en est prévenue.',
  groupes: 'Les groupes sont enregistrés.',
  suspendre: 'L’accès est suspendu.',
  retablir: 'L’accès est rétabli.',
  terminer: 'L’adhésion est terminée.',
  'second-facteur': 'Le second facteur est retiré, la personne en est prévenue par e-mail.',
  repondu: 'Le message est marqué comme répondu.',
  'a-repondre': 'Le message est de nouveau à traiter.',
  essai: 'Un nouvel envoi est demandé.',
  rien: 'Il n’y avait plus rien à faire\u00a0: l’état avait déjà changé.',
}
