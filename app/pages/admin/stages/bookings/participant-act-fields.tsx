import type { ChangeView } from '#app/domain/camps/changes/read-change-store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'

type View = Omit<ChangeView, 'secret'>
type Typed = Partial<Readonly<Record<string, string>>>

/** What changes, a sentence each. @param changeCents of the options that are asked for, once it was worked out */
export function consequencesOf(
  act: 'rendre' | 'ceder' | 'options',
  view: View,
  changeCents: number | undefined,
): string[] {
  if (act === 'rendre')
    return [
      'Sa place est libre, et proposée à qui attend.',
      `Selon le barème\u00a0: ${formatEuros(view.keptCents)} gardés, ${formatEuros(view.lessCents - view.refundCents)} qui ne sont plus demandés, ${formatEuros(view.refundCents)} rendus. Un geste de plus va d’abord à ce qui est encore demandé.`,
      'Qui a réservé est prévenu\u202f; ce qui est rendu a son avoir.',
    ]
  if (act === 'ceder')
    return [
      'Le prix, les options, les paiements et les factures restent à qui a réservé.',
      'Les deux personnes sont prévenues par e-mail.',
    ]
  if (changeCents === undefined) return ['Rien ne change avant que vous ayez relu.']
  return [differenceWords(changeCents), 'Qui a réservé est prévenu.']
}

function differenceWords(changeCents: number): string {
  if (changeCents > 0) return `${formatEuros(changeCents)} de plus, ajoutés à ce qui reste à payer.`
  if (changeCents < 0)
    return `${formatEuros(-changeCents)} de moins\u00a0: retirés de ce qui reste à payer, puis rendus par le même moyen de paiement.`
  return 'Le prix ne change pas.'
}

/** The scale, or a gesture of the club with its reason. */
export function LeaveFields({ view: { keptCents }, typed }: { view: View; typed: Typed }) {
  const chosen = typed.garde ?? 'bareme'
  const choices = [
    { value: 'bareme', title: `Selon le barème\u00a0: ${formatEuros(keptCents)}` },
    { value: 'rien', title: 'Rien, un geste' },
    { value: 'autre', title: 'Une autre somme, un geste' },
  ]
  return (
    <>
      <input type="hidden" name="keptCents" value={keptCents} />
      <FieldGroup id="kept" legend="Ce que le club garde">
        <RadioCards>
          {choices.map(({ value, title }) => (
            <RadioCard
              key={value}
              name="garde"
              value={value}
              title={title}
              defaultChecked={value === chosen}
            />
          ))}
        </RadioCards>
      </FieldGroup>
      <Field id="kept-sum" label="Cette autre somme (€)" hint="Au plus ce que garde le barème." optional>
        <TextInput name="somme" inputMode="decimal" defaultValue={typed.somme} />
      </Field>
      <Field
        id="kept-reason"
        label="Pourquoi ce geste"
        hint="Noté au journal et cité dans l’e-mail. Nécessaire pour un geste."
        optional
      >
        <Textarea name="mot" rows={3} maxLength={500} defaultValue={typed.mot} />
      </Field>
    </>
  )
}
