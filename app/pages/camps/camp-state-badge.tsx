import type { CampState } from '#app/domain/camps/rules.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import type { BadgeTone } from '#app/ui/kit/badge.tsx'

const tones: Record<CampState, BadgeTone> = {
  open: 'success',
  lastPlaces: 'warning',
  full: 'neutral',
  upcoming: 'info',
  past: 'neutral',
  cancelled: 'error',
}

export function CampStateBadge({ state, label }: { state: CampState; label: string }) {
  return <Badge tone={tones[state]}>{label}</Badge>
}
