import { Form, href, useNavigation } from 'react-router'
import type { PaymentMethod } from '#app/domain/orders/order.ts'
import { orderButton } from '#app/domain/orders/placing/order-button.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Sums } from '../parts/sums.tsx'
import type { RecapView } from './recap.server.ts'

type ConfirmFormProps = { recap: RecapView; orderKey: string | undefined; termsProblem: string | undefined }

const boxId = 'order-termsAccepted'

/** The total, the general terms and, right under them, the button that makes the order. */
export function ConfirmForm({ recap, orderKey, termsProblem }: ConfirmFormProps) {
  const isSending = useNavigation().state !== 'idle'
  return (
    <Card as="aside" className="order-aside" aria-labelledby="order-total-title">
      <h2 className="d4" id="order-total-title">
        {recap.deposit ? 'Ce que vous paierez' : 'Total à payer'}
      </h2>
      <Sums {...recap} totalLabel="Total, toutes taxes comprises" mention={recap.vatMention} />
      <Form method="post" className="order-confirm stack small" noValidate>
        <input type="hidden" name="key" value={orderKey ?? ''} />
        <input type="hidden" name="recap" value={recap.fingerprint} />
        <input type="hidden" name="shown" value={recap.shown} />
        {termsProblem ? (
          <ErrorSummary title="Il manque votre accord" errors={[{ fieldId: boxId, message: termsProblem }]} />
        ) : null}
        <Checkbox
          id={boxId}
          name="termsAccepted"
          required
          error={termsProblem}
          label={
            <>
              J’ai lu et j’accepte les{' '}
              <a className="link" href={href('/cgv')} target="_blank" rel="noopener">
                conditions générales de vente<span className="vh"> (nouvel onglet)</span>
              </a>
              .
            </>
          }
        />
        <Button type="submit" size="large" block busy={isSending} className="order-button">
          {orderButton}
        </Button>
      </Form>
      <p className="muted order-safe signed smaller">
        <Icon name="lock" size={16} />
        <span>{nextSteps[recap.paymentMethod]}</span>
      </p>
    </Card>
  )
}

const nextSteps: Readonly<Record<PaymentMethod, string>> = {
  card: 'Étape suivante\u00a0: la page sécurisée de notre prestataire de paiement.',
  transfer: 'Étape suivante\u00a0: les coordonnées bancaires, à l’écran et par e-mail.',
  on_site: 'Vous payez à la remise. La confirmation part par e-mail.',
}
