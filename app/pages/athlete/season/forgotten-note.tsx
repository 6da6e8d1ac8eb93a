import { useDone } from '#app/ui/blocks/forms/use-done.ts'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { forgottenWords, type Done } from '../competition/done-words.ts'

const forgotten: Done = 'reponse-effacee'

/** Says that the answer to a race is erased, whose page is closed since. It takes the focus, so that it is read aloud. */
export function ForgottenNote() {
  const done = useDone()
  return done === forgotten ? <FocusedNote /> : null
}

function FocusedNote() {
  const note = useFocusOnMount<HTMLDivElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself
    <div tabIndex={-1} ref={note} autoFocus>
      <Note tone="success">{forgottenWords}</Note>
    </div>
  )
}
