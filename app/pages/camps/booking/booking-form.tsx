import { Form, href, useNavigation } from 'react-router'
import type { BookingProblem, Typed } from '#app/domain/camps/bookings/booking-form.ts'
import { buyerAutocomplete, type BuyerField } from '#app/domain/camps/bookings/form-questions.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { GiftQuestion } from './gift-question.tsx'
import { ParticipantQuestion } from './participant-question.tsx'
import type { CampView } from './read-booking.server.ts'

export type TypedBooking = { typed: Typed; problems: readonly BookingProblem[] }

type BookingFormProps = TypedBooking & {
  camp: CampView
  count: number
  formKey: string
  isSignedIn: boolean
}

/** Who books, who comes, how it is paid. Nothing is ordered by it: the recap comes next. */
export function BookingForm({ camp, count, typed, problems, formKey, isSignedIn }: BookingFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const own = { typed, problems }
  const ranks = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <Form method="post" className="booking-form stack" noValidate>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="personnes" value={count} />
      {/* The first button is the one that the Enter key presses. */}
      <button type="submit" name="intent" value="recap" className="vh" tabIndex={-1} aria-hidden="true" />
      <p className="muted smaller">Tous les champs sont nécessaires, sauf mention contraire.</p>
      {problems.length > 0 ? (
        <ErrorSummary
          title={summaryTitle(problems.length)}
          errors={problems.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
        />
      ) : null}
      <BuyerQuestion own={own} isSignedIn={isSignedIn} />
      {ranks.map((rank) => (
        <ParticipantQuestion key={rank} own={own} camp={camp} rank={rank} />
      ))}
      <p className="row cluster">
        {count < camp.most ? (
          <Button type="submit" name="intent" value="more" look="line" icon="plus">
            Ajouter une personne
          </Button>
        ) : null}
        {count > 1 ? (
          <Button type="submit" name="intent" value="fewer" look="line">
            Retirer la dernière
          </Button>
        ) : null}
      </p>
      <GiftQuestion own={own} />
      <PaymentQuestion own={own} camp={camp} count={count} />
      <div className="booking-go">
        <Button type="submit" name="intent" value="recap" size="large" iconEnd="arrow-right" busy={isSending}>
          Continuer vers le récapitulatif
        </Button>
      </div>
      <p className="muted smaller">
        Vos réponses servent à organiser ce stage, rien d’autre, et sont effacées un an après lui.{' '}
        <TextLink to={href('/confidentialite')}>Confidentialité</TextLink>
      </p>
    </Form>
  )
}

export const idOf = (field: string) => `booking-${field}`

export function errorOf({ problems }: TypedBooking, field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message
}

function BuyerQuestion({ own, isSignedIn }: { own: TypedBooking; isSignedIn: boolean }) {
  return (
    <section aria-labelledby="booking-buyer">
      <h2 className="d4" id="booking-buyer">
        Vos coordonnées
      </h2>
      {isSignedIn ? null : (
        <p className="muted small">
          Un compte n’est pas nécessaire. Confirmation et factures partent par e-mail.
        </p>
      )}
      <div className="form-row">
        <BuyerText own={own} name="firstName" label="Prénom" />
        <BuyerText own={own} name="lastName" label="Nom" />
      </div>
      <div className="form-row">
        <BuyerText own={own} name="email" label="Adresse e-mail" type="email" />
        <BuyerText own={own} name="phone" label="Téléphone" type="tel" optional />
      </div>
      <BuyerText own={own} name="street" label="Numéro et rue" />
      <BuyerText own={own} name="line2" label="Complément" optional />
      <div className="form-row">
        <BuyerText own={own} name="postcode" label="Code postal" />
        <BuyerText own={own} name="city" label="Ville" />
      </div>
    </section>
  )
}

type BuyerTextProps = {
  own: TypedBooking
  name: BuyerField
  label: string
  type?: 'text' | 'email' | 'tel'
  optional?: boolean
}

function BuyerText({ own, name, label, type = 'text', optional }: BuyerTextProps) {
  return (
    <Field id={idOf(name)} label={label} error={errorOf(own, name)} optional={optional}>
      <TextInput
        name={name}
        type={type}
        autoComplete={buyerAutocomplete[name]}
        defaultValue={own.typed[name]}
        required={!optional}
      />
    </Field>
  )
}

function PaymentQuestion({ own, camp, count }: { own: TypedBooking; camp: CampView; count: number }) {
  const { depositCents, balanceDays, methods } = camp
  return (
    <section aria-labelledby="booking-payment">
      <h2 className="d4" id="booking-payment">
        Paiement
      </h2>
      {depositCents === undefined ? null : (
        <Checkbox
          id={idOf('plan')}
          name="plan"
          value="whole"
          label="Tout payer maintenant"
          hint={`Sinon\u00a0: un acompte de ${formatEuros(depositCents * count)} maintenant, le reste ${balanceDays} jours avant le départ.`}
          defaultChecked={own.typed.plan === 'whole'}
        />
      )}
      <FieldGroup
        id={idOf('paymentMethod')}
        legend="Moyen de paiement"
        hint="Le total est le même quel que soit le moyen de paiement."
        error={errorOf(own, 'paymentMethod')}
      >
        <RadioCards>
          {methods.map(({ id, title }) => (
            <RadioCard
              key={id}
              name="paymentMethod"
              value={id}
              title={title}
              icon={id === 'card' ? 'credit-card' : 'receipt-euro'}
              description={
                id === 'card' ? undefined : 'Les places sont gardées dix jours, le temps du virement.'
              }
              defaultChecked={own.typed.paymentMethod === id}
            />
          ))}
        </RadioCards>
      </FieldGroup>
      <Field
        id={idOf('voucher')}
        label="Bon de réduction"
        hint="Le code d’un bon, s’il vous en a été remis un."
        error={errorOf(own, 'voucher')}
        optional
      >
        <TextInput name="voucher" autoComplete="off" maxLength={40} defaultValue={own.typed.voucher} />
      </Field>
      <Field id={idOf('note')} label="Une précision" error={errorOf(own, 'note')} optional>
        <Textarea name="note" rows={3} autoComplete="off" defaultValue={own.typed.note} />
      </Field>
    </section>
  )
}
