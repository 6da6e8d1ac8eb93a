import { useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { forgetTyping, keptTyping, type KeptTyping, type TypingOf } from './kept-typing.ts'
import { saysTheSame, type TypedForm } from './says-the-same.ts'

type UnsavedTextProps = { of: TypingOf; form: TypedForm }

/** Gives back what this device kept of a text that was left without saving it. Only once the page is live. */
export function UnsavedText({ of, form }: UnsavedTextProps) {
  const submit = useSubmit()
  const [kept] = useState(() => {
    const typed = keptTyping(of)
    return typed && !saysTheSame(typed, form) ? typed : undefined
  })
  const takeBack = ({ fields }: KeptTyping) => {
    const sent = new URLSearchParams(fields.map(([name, value]) => [name, value]))
    sent.set('geste', 'reprendre')
    void submit(sent, { method: 'post' })
  }
  return kept ? <UnsavedTyping of={of} kept={kept} takeBack={takeBack} /> : null
}

type UnsavedTypingProps = { of: TypingOf; kept: KeptTyping; takeBack: (kept: KeptTyping) => void }

/** Offers what this device kept of a form. */
export function UnsavedTyping({ of, kept: found, takeBack }: UnsavedTypingProps) {
  const [kept, setKept] = useState<KeptTyping | undefined>(found)
  if (!kept) return null
  const at = new Date(kept.at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Note>
      <p>Cet appareil a gardé ce que vous aviez écrit ici sans l’enregistrer, le {at}.</p>
      <div className="row chips">
        <Button
          size="small"
          onClick={() => {
            setKept(undefined)
            takeBack(kept)
          }}
        >
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
