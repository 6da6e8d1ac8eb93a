import { useState, type SyntheticEvent } from 'react'
import { href } from 'react-router'
import { FieldProblems } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { PhotoField, type PhotoAnswer } from '../../frame/photos/photo-field.tsx'
import type { LibraryPhoto } from './library.ts'
import { jsonOf } from './use-library.ts'

type Answer = { readonly photo: LibraryPhoto } | Omit<PhotoAnswer, 'attempt'>

/** A new photo, sent to the library without leaving the text. */
export function SendStep({ onSent }: { onSent: (photo: LibraryPhoto) => void }) {
  const [answer, setAnswer] = useState<PhotoAnswer>()
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const body = new FormData(event.currentTarget)
    const came = await jsonOf<Answer>(fetch(href('/admin/textes/photos'), { method: 'POST', body }))
    setSending(false)
    setFailed(came === undefined)
    if (!came) return
    if ('photo' in came) onSent(came.photo)
    else setAnswer({ ...came, attempt: String(Date.now()) })
  }
  return (
    <form className="admin-form stack" noValidate onSubmit={(event) => void send(event)}>
      {hasFailed ? (
        <Note tone="warning">
          La photo n’est pas partie&nbsp;: le site ne répond pas, votre session a pris fin, ou elle dépasse
          40&nbsp;Mo.
        </Note>
      ) : null}
      <FieldProblems answer={answer} prefix="photo" />
      <PhotoField answer={answer} />
      <Button type="submit" icon="image" busy={isSending}>
        Déposer la photo
      </Button>
    </form>
  )
}
