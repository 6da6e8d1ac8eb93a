import type { OutgoingMail } from '#app/domain/mail/store.server.ts'
import { Badge, type BadgeTone } from '#app/ui/kit/badge.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'

type MailRowProps = { mail: Omit<OutgoingMail, 'html' | 'text' | 'createdAt'> & { created: string } }

const states: Record<OutgoingMail['status'], { tone: BadgeTone; label: string }> = {
  waiting: { tone: 'info', label: 'En attente' },
  sent: { tone: 'success', label: 'Parti' },
  kept: { tone: 'neutral', label: 'Gardé ici' },
  failed: { tone: 'error', label: 'Échec, nouvel essai prévu' },
}

export function MailRow({ mail }: MailRowProps) {
  const { tone, label } = states[mail.status]
  return (
    <tr>
      <th scope="row">
        <TextLink to={`?mail=${mail.id}`}>{mail.subject}</TextLink>
      </th>
      <td>{mail.recipient}</td>
      <td>{mail.created}</td>
      <td>
        <Badge tone={tone}>{label}</Badge>
        {mail.lastError ? <p>{mail.lastError}</p> : null}
      </td>
      <td>{mail.attempts}</td>
    </tr>
  )
}
