import type { ReactNode } from 'react'
import { IntentButton } from '../account-form.tsx'

type WithFreshProofProps = { isFresh: boolean; hasFactor?: boolean; children: ReactNode }

/** A grave act, once a proof has just been given; before that, the way to give it. */
export function WithFreshProof({ isFresh, hasFactor = true, children }: WithFreshProofProps) {
  if (isFresh) return children
  return (
    <>
      <p className="account-text">
        {hasFactor
          ? 'Pour ce geste, montrez encore une fois un second facteur.'
          : 'Pour ce geste, identifiez-vous encore une fois.'}{' '}
        Vous reviendrez ici ensuite.
      </p>
      <IntentButton intent="prove" iconEnd="arrow-right">
        {hasFactor ? 'Montrer mon second facteur' : 'Confirmer que c’est moi'}
      </IntentButton>
    </>
  )
}
