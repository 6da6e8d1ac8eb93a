import { mailStatuses, type MailStatus } from '#app/domain/mail/rules.ts'
import { Badge, type BadgeTone } from '#app/ui/kit/badge.tsx'

const tones: Record<MailStatus, BadgeTone> = {
  waiting: 'info',
  failed: 'error',
  kept: 'neutral',
  sent: 'success',
  unsent: 'warning',
}

export function MailState({ status }: { status: MailStatus }) {
  return <Badge tone={tones[status]}>{mailStatuses[status]}</Badge>
}
