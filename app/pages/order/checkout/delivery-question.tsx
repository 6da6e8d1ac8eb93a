import { formatEuros } from '#app/domain/shared/money.ts'
import { FieldGroup } from '#app/ui/kit/field-group.tsx'
import { RadioCard } from '#app/ui/kit/radio-card.tsx'
import { RadioCards } from '#app/ui/kit/radio-cards.tsx'
import type { DeliveryWay } from './delivery-ways.ts'
import { QuestionTitle } from './question-title.tsx'
import { errorOf, idOf, type TypedCheckout } from './typed-checkout.ts'

type DeliveryQuestionProps = {
  typed: TypedCheckout
  ways: readonly DeliveryWay[]
  onChoice: (id: string) => void
}

/** Sent to an address, or handed over at training. None is chosen beforehand: some cost something. */
export function DeliveryQuestion({ typed, ways, onChoice }: DeliveryQuestionProps) {
  return (
    <section aria-labelledby="reception">
      <QuestionTitle id="reception" number={2}>
        Réception
      </QuestionTitle>
      <FieldGroup
        id={idOf('delivery')}
        legend={<span className="vh">Comment recevoir votre commande</span>}
        error={errorOf(typed, 'delivery')}
      >
        <RadioCards>
          {ways.map(({ id, kind, label, zone, delay, text, feeCents }) => (
            <RadioCard
              key={id}
              name="delivery"
              value={id}
              data-kind={kind}
              title={label}
              description={kind === 'envoi' ? `${zone}, ${delay}. ${text}` : text}
              icon={kind === 'envoi' ? 'truck' : 'map-pin'}
              end={feeWords(kind, feeCents)}
              defaultChecked={typed.values.delivery === id}
              onChange={() => onChoice(id)}
            />
          ))}
        </RadioCards>
      </FieldGroup>
    </section>
  )
}

function feeWords(kind: DeliveryWay['kind'], feeCents: number): string {
  if (feeCents > 0) return formatEuros(feeCents)
  return kind === 'remise' ? 'Gratuite' : 'Offerte'
}
