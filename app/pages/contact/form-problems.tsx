import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { summaryTitle } from '#app/ui/blocks/forms/summary-title.ts'
import { ErrorSummary } from '#app/ui/kit/error-summary.tsx'
import type { ContactAnswer } from './receive-message.server.ts'

const obstacles = {
  confirm:
    'Votre envoi est arrivé si vite qu’il ressemble à celui d’un robot. Relisez-le, puis envoyez-le de nouveau\u00a0: rien n’est perdu.',
  later:
    'Beaucoup de messages en peu de temps. Patientez quelques minutes, puis envoyez de nouveau\u00a0: votre texte reste ici. C’est urgent\u202f? Appelez-nous.',
}

/** What stands between the visitor and a sent message; takes the focus when it appears. */
export function FormProblems({ answer }: { answer: ContactAnswer }) {
  if (answer.obstacle) return <FormObstacle>{obstacles[answer.obstacle]}</FormObstacle>
  const errors = answer.problems.map(({ field, message }) => ({ fieldId: `contact-${field}`, message }))
  return <ErrorSummary title={summaryTitle(errors.length)} errors={errors} />
}
