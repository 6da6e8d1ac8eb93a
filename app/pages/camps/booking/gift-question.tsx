import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { errorOf, idOf, type TypedBooking } from './booking-form.tsx'

/** To pay for somebody else, who is told on a day. */
export function GiftQuestion({ own }: { own: TypedBooking }) {
  const { typed } = own
  return (
    <section aria-labelledby="booking-gift">
      <h2 className="d4" id="booking-gift">
        C’est un cadeau&#8239;?
      </h2>
      <details className="booking-minor" open={typed.isGift === 'on'}>
        <summary className="tap">Offrir cette place</summary>
        <div className="stack">
          <Checkbox
            id={idOf('isGift')}
            name="isGift"
            label="Prévenir le participant 1 par e-mail, avec une carte à imprimer"
            hint="Sans le prix. La facture et la gestion de l’inscription restent chez vous."
            defaultChecked={typed.isGift === 'on'}
          />
          <Field id={idOf('giftOn')} label="Le jour où le prévenir" error={errorOf(own, 'giftOn')} optional>
            <TextInput name="giftOn" type="date" autoComplete="off" defaultValue={typed.giftOn} />
          </Field>
          <Field id={idOf('giftWords')} label="Votre mot" error={errorOf(own, 'giftWords')} optional>
            <Textarea name="giftWords" rows={3} autoComplete="off" defaultValue={typed.giftWords} />
          </Field>
        </div>
      </details>
    </section>
  )
}
