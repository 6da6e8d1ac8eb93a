import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { subscriptionPath } from '../calendar/calendar-addresses.ts'

/** For an address that no mail of ours has, or of an account that is gone. */
export function UnknownLink() {
  return (
    <>
      <h1 className="d2">Ce lien ne mène à rien.</h1>
      <p className="lead">
        Il est peut-être coupé en deux&nbsp;: copiez-le en entier depuis l’e-mail. Si votre compte est
        supprimé, il n’y a rien à faire&nbsp;: aucun rappel ne part plus.
      </p>
      <div className="reminder-acts">
        <ButtonLink to={`${subscriptionPath}#rappels`} size="large">
          Choisir mes rappels
        </ButtonLink>
        <ButtonLink to={href('/contact')} look="line" size="large">
          Nous écrire
        </ButtonLink>
      </div>
    </>
  )
}
