import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'

/** The three kinds of second factor, the one that suits most people first. */
export function AddFactor() {
  return (
    <div className="account-add">
      <ButtonLink to={href('/compte/securite/application')} look="line" icon="plus">
        Ajouter une application
      </ButtonLink>
      <ButtonLink to={href('/compte/securite/cle')} look="line" icon="plus">
        Ajouter une clé de sécurité
      </ButtonLink>
      <ButtonLink to={href('/compte/securite/telephone')} look="line" icon="plus">
        Ajouter un téléphone
      </ButtonLink>
      <p className="muted">
        L’application et la clé résistent mieux qu’un SMS, qui se détourne plus facilement.
      </p>
    </div>
  )
}
