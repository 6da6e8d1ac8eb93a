import type { Standing } from '#app/domain/messages/standing.ts'
import { Badge, type BadgeTone } from '#app/ui/kit/badge.tsx'

export const standingWords: Readonly<Record<Standing, string>> = {
  open: 'À traiter',
  answered: 'Répondu',
  closed: 'Clos',
  spam: 'Indésirable',
}

const tones: Readonly<Record<Standing, BadgeTone>> = {
  open: 'warning',
  answered: 'success',
  closed: 'neutral',
  spam: 'error',
}

export function MessageState({ standing }: { standing: Standing }) {
  return <Badge tone={tones[standing]}>{standingWords[standing]}</Badge>
}
