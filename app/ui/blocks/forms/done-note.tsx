import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { BadgeTone } from '#app/ui/kit/badge.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** What the form before has done (`?fait=`), in words. */
export function useDone(words: Readonly<Record<string, string>>): string | undefined {
  const { search } = useLocation()
  const done = new URLSearchParams(search).get('fait') ?? ''
  return Object.hasOwn(words, done) ? words[done] : undefined
}

/** Says what the form before has done; it takes the focus, so that it is read aloud. */
export function DoneNote({ tone = 'success', children }: { tone?: BadgeTone; children: ReactNode }) {
  const note = useFocusOnMount<HTMLDivElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself
    <div className="done-note" tabIndex={-1} ref={note} autoFocus>
      <Note tone={tone}>{children}</Note>
    </div>
  )
}
