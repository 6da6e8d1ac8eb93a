import { useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { HalfChanged } from './half-changed.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { WayRefused } from './way-refused.tsx'

/** What some services write behind the `#` of the address, which only a script can read: an error, or half a change. */
export function NobodySignedIn() {
  const fragment = useSyncExternalStore(neverChanges, readFragment, () => '')
  const said = new URLSearchParams(fragment.slice(1))
  if (said.has('error'))
    return (
      <WayRefused obstacle={said.get('error_code') === 'otp_expired' ? 'link-refused' : 'provider-refused'} />
    )
  if (said.has('message')) return <HalfChanged />
  return (
    <SignInFrame title="Aucune session ouverte" lead="Connectez-vous pour retrouver votre espace.">
      <ButtonLink to={href('/login')} size="large" block>
        Se connecter
      </ButtonLink>
    </SignInFrame>
  )
}

const neverChanges = () => () => undefined
const readFragment = () => location.hash
