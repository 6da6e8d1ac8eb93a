import { useActionData } from 'react-router'
import { isCutOff } from './cut-off.ts'
import { ProblemNote } from './problem-note.tsx'

/** Said at the head of a page whose forms stay as they are when the connection breaks (`sendOrKeep`). */
export function CutOffNote() {
  const answer = useActionData<object>()
  if (!answer || !isCutOff(answer)) return null
  return (
    <ProblemNote key={answer.attempt}>
      La connexion s’est interrompue, nous ne savons pas si c’est fait. Recommencez dès qu’elle est
      revenue&nbsp;: ce que vous avez écrit est encore là.
    </ProblemNote>
  )
}
