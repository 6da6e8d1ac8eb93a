import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'

export function BookingCutOffNote() {
  return (
    <ProblemNote>
      La connexion s’est interrompue, nous ne savons pas si c’est fait. Recommencez quand elle est
      revenue&nbsp;: cela ne se fera qu’une fois.
    </ProblemNote>
  )
}
