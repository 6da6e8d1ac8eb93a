import { useState, type FormEvent } from 'react'
import { useSubmit } from 'react-router'
import type { BrowserAccess } from '#app/session/browser-client.ts'
import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { addKey } from './add-key-in-browser.ts'

/** Adds a key: a browser alone can talk to it, so that this form needs its script. */
export function KeyForm({ access }: { access: BrowserAccess }) {
  const submit = useSubmit()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ attempt: number; text: string }>()

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    setBusy(true)
    const text = await addKey(access, typeof name === 'string' ? name.trim() : '')
    if (text === undefined) return submit({ intent: 'added' }, { method: 'post' })
    setBusy(false)
    setRefusal((before) => ({ attempt: (before?.attempt ?? 0) + 1, text }))
  }

  return (
    <>
      <noscript>
        <Note tone="warning">
          Une clé de sécurité a besoin de JavaScript. Sans lui, choisissez une application ou un téléphone.
        </Note>
      </noscript>
      <form className="form-body account-form account-needs-script" onSubmit={add}>
        {refusal ? <FormObstacle key={refusal.attempt}>{refusal.text}</FormObstacle> : null}
        <Field id="account-name" label="Nom" hint="Par exemple « Clé bleue » ou « Ordinateur portable ».">
          <TextInput name="name" autoComplete="off" defaultValue="Ma clé" maxLength={60} required />
        </Field>
        <div className="form-send">
          <Button type="submit" icon="key-round" busy={isBusy}>
            Ajouter la clé
          </Button>
        </div>
      </form>
    </>
  )
}
