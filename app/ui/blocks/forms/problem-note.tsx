import type { ReactNode } from 'react'
import { Note } from '#app/ui/kit/note.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

export function ProblemNote({ children }: { children: ReactNode }) {
  const note = useFocusOnMount<HTMLDivElement>()
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself
    <div role="alert" tabIndex={-1} ref={note} autoFocus>
      <Note tone="warning">{children}</Note>
    </div>
  )
}

const numbers = ['', 'Un', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']

export function summaryTitle(count: number): string {
  const number = numbers[count] ?? String(count)
  return `${number} ${count > 1 ? 'points' : 'point'} à corriger avant l’envoi`
}
