import { minutesFor, sendingStates, type SendingKind, type SendingState } from '#app/domain/sendings/rules.ts'
import { counted } from '#app/domain/to-do/rules.ts'
import type { BadgeTone } from '#app/ui/kit/badge.tsx'

type Named = { kind: SendingKind; audience: string; subject: string }

export function titleOfSending({ kind, audience, subject }: Named): string {
  return kind === 'letter' ? `${subject} (${audience})` : 'Liste d’invitations'
}

type OfState = Readonly<Partial<Record<SendingState, number>>>

/** « 12 sur 200, encore 7 minutes environ ». */
export function progressWords(ofState: OfState): string {
  const total = Object.values(ofState).reduce((sum, number) => sum + number, 0)
  const waiting = ofState.waiting ?? 0
  if (waiting === 0) return `${total - (ofState.stopped ?? 0)} sur ${total}, terminé`
  const time = counted(minutesFor(waiting), 'minute', 'minutes')
  return `${total - waiting} sur ${total}, encore ${time} environ`
}

export const stateTones: Record<SendingState, BadgeTone> = {
  waiting: 'info',
  sent: 'success',
  known: 'neutral',
  'left-out': 'neutral',
  failed: 'warning',
  stopped: 'neutral',
}

/** « 3 en échec, 2 déjà au club », without what has none. */
export function statesInWords(ofState: OfState): string {
  const named = Object.entries(sendingStates) as [SendingState, string][]
  return named
    .flatMap(([state, name]) => (ofState[state] ? [`${ofState[state]} ${name.toLowerCase()}`] : []))
    .join(', ')
}
