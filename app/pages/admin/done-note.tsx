import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Note } from '#app/ui/kit/note.tsx'

/** Says what was just done; it takes the focus, so that it is read aloud. */
export function DoneNote({ words, isNothing }: { words: string; isNothing: boolean }) {
  const note = useFocusOnMount<HTMLDivElement>()
  return (
    <div tabIndex={-1} ref={note}>
      <Note tone={isNothing ? 'info' : 'success'}>{words}</Note>
    </div>
  )
}
