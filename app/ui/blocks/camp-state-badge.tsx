import type { CampState } from '#app/domain/camps/rules.ts'
import { Badge, type BadgeTone } from '../kit/badge.tsx'

const tones: Partial<Record<CampState, BadgeTone>> = {
  open: 'success',
  lastPlaces: 'warning',
  upcoming: 'info',
  cancelled: 'error',
}

export function CampStateBadge({ camp }: { camp: { state: CampState; stateLabel: string } }) {
  return <Badge tone={tones[camp.state]}>{camp.stateLabel}</Badge>
}
