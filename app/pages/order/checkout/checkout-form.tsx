import type { ComponentProps } from 'react'
import { Form, href, useNavigation } from 'react-router'
import type { PaymentMethod } from '#app/domain/orders/order.ts'
import { freeWord } from '#app/domain/shared/delivery.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { CutOff } from '#app/ui/blocks/forms/cut-off.ts'
import { ProblemNote, summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { cartPath } from '#app/ui/blocks/navigation.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import { Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { AddressQuestion } from './address-question.tsx'
import type { CheckoutPage } from './checkout.server.ts'
import { ContactQuestion, errorOf, idOf, QuestionTitle, type TypedCheckout } from './contact-question.tsx'
import type { CheckoutAnswer } from './receive-checkout.server.ts'

type CheckoutFormProps = {
  page: CheckoutPage
  typed: TypedCheckout
  answer: CheckoutAnswer | undefined
  cutOff: CutOff | undefined
  onDelivery: (id: string) => void
}

/** Everything an order has to know. Nothing is ordered by it: the recap comes next. */
export function CheckoutForm({ page, typed, answer, cutOff, onDelivery }: CheckoutFormProps) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="order-form stack" noValidate>
      <p className="muted order-rule smaller">Tous les champs sont nécessaires, sauf mention contraire.</p>
      <CheckoutProblems key={answer?.attempt} problems={typed.problems} />
      {answer?.mustWait ? (
        <ProblemNote>
          Beaucoup d’essais en peu de temps. Patientez quelques minutes, puis continuez&nbsp;: rien n’est
          perdu.
        </ProblemNote>
      ) : null}
      {cutOff ? (
        <ProblemNote key={cutOff.attempt}>
          La connexion s’est interrompue. Continuez quand elle est revenue&nbsp;: rien n’est perdu.
        </ProblemNote>
      ) : null}
      <ContactQuestion typed={typed} isSignedIn={page.isSignedIn} />
      <ChoiceQuestion
        typed={typed}
        id="reception"
        number={2}
        title="Réception"
        name="delivery"
        legend="Comment recevoir votre commande"
        options={page.ways.map(({ id, kind, label, zone, delay, text, feeCents }) => ({
          value: id,
          'data-kind': kind,
          title: label,
          description: kind === 'shipping' ? `${zone}, ${delay}. ${text}` : text,
          icon: kind === 'shipping' ? 'truck' : 'map-pin',
          end: feeCents > 0 ? formatEuros(feeCents) : freeWord(kind),
          onChange: () => onDelivery(id),
        }))}
      />
      <AddressQuestion typed={typed} />
      <ChoiceQuestion
        typed={typed}
        id="paiement"
        number={4}
        title="Paiement"
        name="paymentMethod"
        legend="Moyen de paiement"
        hint={page.safety}
        options={page.paymentMethods.map(({ id, title, text }) => ({
          value: id,
          title,
          description: text,
          icon: paymentIcons[id],
        }))}
      />
      <Field
        id={idOf('note')}
        label="Une précision"
        hint="Pour la livraison ou la remise."
        error={errorOf(typed, 'note')}
        optional
      >
        <Textarea name="note" rows={3} autoComplete="off" defaultValue={typed.values.note} />
      </Field>
      <div className="order-go row cluster spread">
        <TextLink to={cartPath} className="order-back tap">
          <Icon name="arrow-left" size={18} />
          Revenir au panier
        </TextLink>
        <Button type="submit" size="large" iconEnd="arrow-right" busy={isSending}>
          Continuer vers le récapitulatif
        </Button>
      </div>
      <p className="muted order-privacy smaller">
        Vos réponses servent à traiter cette commande, rien d’autre. Tant qu’elle n’est pas passée, elles sont
        oubliées au bout d’un jour. <TextLink to={href('/confidentialite')}>Confidentialité</TextLink>
      </p>
    </Form>
  )
}

function CheckoutProblems({ problems }: Pick<TypedCheckout, 'problems'>) {
  if (problems.length === 0) return null
  const errors = problems.map(({ field, message }) => ({ fieldId: idOf(field), message }))
  return <ErrorSummary title={summaryTitle(errors.length)} errors={errors} />
}

const paymentIcons: Readonly<Record<PaymentMethod, IconName>> = {
  card: 'credit-card',
  transfer: 'receipt-euro',
  on_site: 'store',
}

type ChoiceQuestionProps = {
  typed: TypedCheckout
  id: string
  number: number
  title: string
  name: 'delivery' | 'paymentMethod'
  legend: string
  hint?: string
  options: readonly Omit<ComponentProps<typeof RadioCard>, 'name'>[]
}

/** A question with a few answers, one of which is chosen. */
function ChoiceQuestion({ typed, id, number, title, name, legend, hint, options }: ChoiceQuestionProps) {
  return (
    <section aria-labelledby={id}>
      <QuestionTitle id={id} number={number}>
        {title}
      </QuestionTitle>
      <FieldGroup
        id={idOf(name)}
        legend={<span className="vh">{legend}</span>}
        hint={hint}
        error={errorOf(typed, name)}
      >
        <RadioCards>
          {options.map((option) => (
            <RadioCard
              key={option.value}
              {...option}
              name={name}
              defaultChecked={typed.values[name] === option.value}
            />
          ))}
        </RadioCards>
      </FieldGroup>
    </section>
  )
}
