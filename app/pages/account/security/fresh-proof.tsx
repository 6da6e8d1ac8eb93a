import type { ReactNode } from 'react'
import { IntentButton } from '../account-form.tsx'

/** A grave act, once a second factor has just been shown; before that, the way to show it. */
export function WithFreshProof({ isFresh, children }: { isFresh: boolean; children: ReactNode }) {
  if (isFresh) return children
  return (
    <>
      <p className="account-text">
        Pour ce geste, montrez encore une fois un second facteur. Vous reviendrez ici ensuite.
      </p>
      <IntentButton intent="prove" iconEnd="arrow-right">
        Montrer mon second facteur
      </IntentButton>
    </>
  )
}
