import { useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { TextAnswer } from './edit-text.server.ts'
import { forgetTyping, keptTyping, type TypingOf } from './kept-typing.ts'
import { saysTheSame } from './says-the-same.ts'

type UnsavedTypingProps = { of: TypingOf; form: TextAnswer['form'] }

/** Gives back what this device kept of a text that was left without saving it. Only once the page is live. */
export function UnsavedTyping({ of, form }: UnsavedTypingProps) {
  const submit = useSubmit()
  const [kept, setKept] = useState(() => {
    const typed = keptTyping(of)
    return typed && !saysTheSame(typed, form) ? typed : undefined
  })
  if (!kept) return null
  const at = new Date(kept.at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
  const takeBack = () => {
    const fields = new URLSearchParams(kept.fields.map(([name, value]) => [name, value]))
    fields.set('geste', 'reprendre')
    setKept(undefined)
    void submit(fields, { method: 'post' })
  }
  return (
    <Note>
      <p>Cet appareil a gardé ce que vous aviez écrit ici sans l’enregistrer, le {at}.</p>
      <div className="row chips">
        <Button size="small" onClick={takeBack}>
          Le reprendre
        </Button>
        <Button
          size="small"
          look="line"
          onClick={() => {
            forgetTyping(of)
            setKept(undefined)
          }}
        >
          L’oublier
        </Button>
      </div>
    </Note>
  )
}
