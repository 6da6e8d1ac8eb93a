import type { Competition } from '#app/domain/competitions/competition.ts'
import { Badge, type BadgeTone } from '#app/ui/kit/badge.tsx'

const states: Readonly<Record<Competition['status'], { tone: BadgeTone; words: string }>> = {
  proposed: { tone: 'info', words: 'Proposée' },
  confirmed: { tone: 'success', words: 'Au calendrier' },
  cancelled: { tone: 'error', words: 'Annulée' },
  refused: { tone: 'neutral', words: 'Refusée' },
}

export function RaceState({ status }: Pick<Competition, 'status'>) {
  return <Badge tone={states[status].tone}>{states[status].words}</Badge>
}
