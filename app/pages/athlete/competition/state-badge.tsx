import { Badge } from '#app/ui/kit/badge.tsx'
import type { BadgeTone } from '#app/ui/kit/badge.tsx'
import type { CompetitionState } from './competition-state.ts'
import type { CompetitionView } from './competition-view.ts'

const states: Readonly<Record<CompetitionState, { label: string; tone: BadgeTone } | undefined>> = {
  proposed: { label: 'Proposition en attente', tone: 'warning' },
  refused: { label: 'Proposition non retenue', tone: 'neutral' },
  cancelled: { label: 'Annulée', tone: 'error' },
  over: { label: 'Passée', tone: 'neutral' },
  running: { label: 'En cours', tone: 'success' },
  upcoming: undefined,
}

/** Where the competition stands, and its registrations while they matter. */
export function StateBadge({ race: { state, registration } }: { race: CompetitionView }) {
  const known = states[state]
  if (!known && !registration) return null
  return (
    <p className="race-badges">
      {known ? <Badge tone={known.tone}>{known.label}</Badge> : null}
      {registration ? (
        <Badge tone={registration.isClosing ? 'warning' : 'info'}>{registration.label}</Badge>
      ) : null}
    </p>
  )
}
