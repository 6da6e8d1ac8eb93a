import { useState } from 'react'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type SaveStateProps = { intent: string; isRefused: boolean; isUnsaved: boolean; done: string | undefined }

/** What has become of a save. Its line is there before it says anything: nothing moves when it does. */
export function SaveState({ intent, isRefused, isUnsaved, done }: SaveStateProps) {
  const isSending = useIsSending(intent)
  const isDone = done !== undefined && !isSending && !isUnsaved && !isRefused
  return (
    <output className={joinClasses('race-state', isDone && 'race-done')}>
      {isDone ? <Icon name="circle-check" size={20} /> : null}
      {isDone ? done : unsavedWords({ isSending, isRefused, isUnsaved })}
    </output>
  )
}

function unsavedWords({ isSending, isRefused, isUnsaved }: Record<`is${string}`, boolean>): string {
  if (isSending) return 'Enregistrement en cours…'
  if (isRefused) return 'Pas enregistré.'
  return isUnsaved ? 'Pas encore enregistré.' : ''
}

/** Whether a form was changed since it was last sent; what it gives besides watches the form. */
export function useUnsaved() {
  const [isUnsaved, setUnsaved] = useState(false)
  return { isUnsaved, onInput: () => setUnsaved(true), onSubmit: () => setUnsaved(false) }
}
