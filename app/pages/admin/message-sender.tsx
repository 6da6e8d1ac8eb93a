import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { KeyValueList } from '#app/ui/kit/key-value-list.tsx'

type MessageSenderProps = {
  message: {
    name: string
    email: string
    phone: { shown: string; link: string } | undefined
    subject: string
    concerns: string | null
    received: string
  }
}

/** Who wrote, and the ways to answer. */
export function MessageSender({ message }: MessageSenderProps) {
  const { name, email, phone, subject, concerns, received } = message
  const answer = `mailto:${email}?subject=${encodeURIComponent(`Votre message : ${subject}`)}`
  const facts = [
    { term: 'De', value: name },
    { term: 'E-mail', value: email },
    {
      term: 'Téléphone',
      value: phone ? (
        <a className="link" href={phone.link}>
          {phone.shown}
        </a>
      ) : undefined,
    },
    { term: 'À propos de', value: concerns ?? undefined },
    { term: 'Reçu le', value: received },
  ]
  return (
    <Card as="section" className="admin-panel" aria-labelledby="expediteur">
      <div className="admin-panel-head">
        <h2 id="expediteur">Répondre</h2>
        <a className="button button-primary button-small" href={answer}>
          <Icon name="mail" size={18} />
          Écrire
        </a>
      </div>
      <KeyValueList items={facts.filter(({ value }) => value !== undefined)} />
    </Card>
  )
}
