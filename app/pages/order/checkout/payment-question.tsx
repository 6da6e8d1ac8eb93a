import type { PaymentMeans } from '#app/domain/orders/order.ts'
import { FieldGroup } from '#app/ui/kit/field.tsx'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { RadioCard, RadioCards } from '#app/ui/kit/radio-card.tsx'
import { QuestionTitle } from './question-title.tsx'
import { errorOf, idOf, type TypedCheckout } from './typed-checkout.ts'

export type OfferedMeans = { id: PaymentMeans; title: string; text: string }

type PaymentQuestionProps = {
  typed: TypedCheckout
  means: readonly OfferedMeans[]
  /** That the total is the same for all of them. */
  safety: string
}

const icons: Readonly<Record<PaymentMeans, IconName>> = {
  carte: 'credit-card',
  virement: 'receipt-euro',
  'sur-place': 'store',
}

/** How to pay; nothing is charged before the recap. */
export function PaymentQuestion({ typed, means, safety }: PaymentQuestionProps) {
  return (
    <section aria-labelledby="paiement">
      <QuestionTitle id="paiement" number={4}>
        Paiement
      </QuestionTitle>
      <FieldGroup
        id={idOf('means')}
        legend={<span className="vh">Moyen de paiement</span>}
        hint={safety}
        error={errorOf(typed, 'means')}
      >
        <RadioCards>
          {means.map(({ id, title, text }) => (
            <RadioCard
              key={id}
              name="means"
              value={id}
              title={title}
              description={text}
              icon={icons[id]}
              defaultChecked={typed.values.means === id}
            />
          ))}
        </RadioCards>
      </FieldGroup>
    </section>
  )
}
