import { href } from 'react-router'
import { SentCard } from '#app/ui/blocks/forms/sent-card.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import type { SentMessage } from './read-parameters.server.ts'

export function MessageSent({ sent: { details } }: { sent: SentMessage }) {
  return (
    <SentCard title="C’est parti.">
      <p className="lead">
        Votre message est bien arrivé. Vous recevez d’ici quelques instants un accusé de réception
        {details ? (
          <>
            {' '}
            à l’adresse <b>{details.email}</b>.
          </>
        ) : (
          ' à l’adresse que vous avez indiquée.'
        )}
      </p>
      {details ? (
        <KeyValueList
          items={[
            { term: 'Sujet', value: details.subject },
            { term: 'Reçu le', value: details.received },
            { term: 'Réponse au plus tard', value: details.answerBefore },
          ]}
        />
      ) : null}
      <p className="actions">
        <ButtonLink to={href('/nos-stages')} size="large">
          Voir les stages en attendant
        </ButtonLink>
        <ButtonLink to={href('/contact')} look="line" size="large">
          Écrire un autre message
        </ButtonLink>
      </p>
      <p className="muted message-sent-help smaller">
        Rien dans votre boîte après dix minutes&#8239;? Regardez dans les indésirables, ou appelez-nous.
      </p>
    </SentCard>
  )
}
