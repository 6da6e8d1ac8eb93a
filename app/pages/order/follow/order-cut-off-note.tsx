import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'

export function OrderCutOffNote() {
  return (
    <ProblemNote>
      La connexion s’est interrompue, nous ne savons pas si c’est fait. Recommencez quand elle est
      revenue&nbsp;: vous ne paierez qu’une fois.
    </ProblemNote>
  )
}
