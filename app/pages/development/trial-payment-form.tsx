import { Form, useNavigation } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'

type TrialPaymentFormProps = { amountCents: number; cancel: string }

/** What a buyer may do on a payment page: pay, be refused, give up. */
export function TrialPaymentForm({ amountCents, cancel }: TrialPaymentFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="trial-payment-form">
      <Button type="submit" name="carte" value="acceptee" size="large" block busy={isBusy}>
        Payer {formatEuros(amountCents)}
      </Button>
      <Button type="submit" name="carte" value="refusee" look="line" size="large" block>
        Carte refusée
      </Button>
      <ButtonLink to={cancel} look="ghost" size="large" block prefetch="none">
        Abandonner
      </ButtonLink>
    </Form>
  )
}
