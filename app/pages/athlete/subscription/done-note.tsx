import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { doneWords } from './done-words.ts'

/** Says what the form before has done; it takes the focus, so that it is read aloud. */
export function DoneNote({ done }: { done: string | undefined }) {
  const text = doneWords(done)
  return text === undefined ? null : <DoneText key={done} text={text} />
}

function DoneText({ text }: { text: string }) {
  const note = useFocusOnMount<HTMLDivElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself
    <div className="subscription-done" tabIndex={-1} ref={note} autoFocus>
      <Note tone="success">{text}</Note>
    </div>
  )
}
