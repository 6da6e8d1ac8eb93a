import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Note } from '#app/ui/kit/note.tsx'

type TrialPaymentEndedProps = {
  checkout: { state: 'open' | 'paid' | 'expired'; success: string; cancel: string }
}

/** In the place of the buttons, when there is nothing to pay any more. */
export function TrialPaymentEnded({ checkout: { state, success, cancel } }: TrialPaymentEndedProps) {
  const isPaid = state === 'paid'
  return (
    <>
      <Note tone={isPaid ? 'success' : 'neutral'}>
        {isPaid ? 'Cette commande est payée.' : 'Cette page de paiement n’est plus valable.'}
      </Note>
      <ButtonLink to={isPaid ? success : cancel} size="large" block prefetch="none">
        Revenir à la commande
      </ButtonLink>
    </>
  )
}
