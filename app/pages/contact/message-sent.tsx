import { href } from 'react-router'
import { LineArt } from '../../ui/art/line-art.tsx'
import { DoneMark } from '../../ui/blocks/forms/done-mark.tsx'
import { useFocusOnMount } from '../../ui/blocks/forms/use-focus-on-mount.ts'
import { ButtonLink } from '../../ui/kit/button-link.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { KeyValueList } from '../../ui/kit/key-value-list.tsx'
import type { SentMessage } from './read-parameters.server.ts'

export function MessageSent({ sent: { details } }: { sent: SentMessage }) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Card as="section" className="message-sent" aria-labelledby="message-sent-title">
      <LineArt name="message-sent" className="message-sent-art" />
      <div className="message-sent-text">
        <DoneMark />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself */}
        <h2 className="d2" id="message-sent-title" tabIndex={-1} ref={title} autoFocus>
          C’est parti.
        </h2>
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
        <p className="muted message-sent-help">
          Rien dans votre boîte après dix minutes&#8239;? Regardez dans les indésirables, ou appelez-nous.
        </p>
      </div>
    </Card>
  )
}
