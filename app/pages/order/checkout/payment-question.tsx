import type { PaymentMethod } from '#app/domain/orders/order.ts'
import { FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import type { CheckoutPage } from './checkout.server.ts'
import { errorOf, idOf, QuestionTitle, type TypedCheckout } from './contact-question.tsx'

const icons: Readonly<Record<PaymentMethod, IconName>> = {
  card: 'credit-card',
  transfer: 'receipt-euro',
  on_site: 'store',
}

export function PaymentQuestion({ typed, page }: { typed: TypedCheckout; page: CheckoutPage }) {
  return (
    <section aria-labelledby="paiement">
      <QuestionTitle id="paiement" number={4}>
        Paiement
      </QuestionTitle>
      <FieldGroup
        id={idOf('paymentMethod')}
        legend={<span className="vh">Moyen de paiement</span>}
        hint={page.safety}
        error={errorOf(typed, 'paymentMethod')}
      >
        <RadioCards>
          {page.paymentMethods.map(({ id, title, text }) => (
            <RadioCard
              key={id}
              name="paymentMethod"
              value={id}
              title={title}
              description={text}
              icon={icons[id]}
              defaultChecked={typed.values.paymentMethod === id}
            />
          ))}
        </RadioCards>
      </FieldGroup>
    </section>
  )
}
