import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'

/** The link has expired, has served, or was never one. */
export function FirstAccessClosed() {
  return (
    <>
      <h1 className="d3">Ce lien n’ouvre plus rien</h1>
      <p className="sign-in-lead">
        Il vaut une heure, et le site n’en donne plus dès qu’un compte d’administration existe. S’il n’y en a
        pas encore, redémarrez le site&nbsp;: un nouveau lien s’affichera.
      </p>
      <ButtonLink to={href('/login')} size="large" block>
        Se connecter
      </ButtonLink>
    </>
  )
}
