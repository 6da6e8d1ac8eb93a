import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { MailToCome } from '../frame/acts/mails-to-come.tsx'
import { MailsWithWord } from '../frame/acts/mails-with-word.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import { lineField, refundReasons } from './refund-wish.ts'

type Typed = Record<string, string>
type Line = { id: string; label: string; detail: string | undefined; left: number; price: string }

/** What is to be given back, and why; it asks by its address, so that nothing is lost and nothing is done. */
export function RefundForm({ lines, typed }: { lines: readonly Line[]; typed: Typed }) {
  const purpose = typed.pour ?? 'retour'
  return (
    <Card className="admin-form-card">
      <Form method="get" className="admin-form refund-form stack" noValidate preventScrollReset>
        <FieldGroup id="refund-pour" legend="Pourquoi">
          <RadioCards>
            {Object.entries(refundReasons).map(([value, { title, description }]) => (
              <RadioCard
                key={value}
                name="pour"
                value={value}
                title={title}
                description={description}
                defaultChecked={purpose === value}
              />
            ))}
          </RadioCards>
        </FieldGroup>
        <div className="refund-returned stack">
          {lines.map(({ id, label, detail, left, price }) => (
            <Field
              key={id}
              id={`refund-${id}`}
              label={[label, detail].filter(Boolean).join(', ')}
              hint={`${left} au plus, ${price} pièce.`}
            >
              <TextInput
                name={lineField(id)}
                type="number"
                inputMode="numeric"
                min={0}
                max={left}
                defaultValue={typed[lineField(id)] ?? '0'}
              />
            </Field>
          ))}
          <Field id="refund-retenue" label="Retenue, en euros" hint="Pour des articles usés." optional>
            <TextInput name="retenue" inputMode="decimal" autoComplete="off" defaultValue={typed.retenue} />
          </Field>
        </div>
        <div className="refund-sum">
          <Field id="refund-somme" label="Somme, en euros">
            <TextInput name="somme" inputMode="decimal" autoComplete="off" defaultValue={typed.somme} />
          </Field>
        </div>
        <div className="refund-stock">
          <Checkbox
            id="refund-stock"
            name="stock"
            value="oui"
            label="Remettre en vente ce qui revient avec ce remboursement"
            defaultChecked={typed.pour === undefined || typed.stock === 'oui'}
          />
        </div>
        <Button type="submit" look="line">
          Voir ce qui sera rendu
        </Button>
      </Form>
    </Card>
  )
}

type Decided = {
  goods: string
  delivery: string | undefined
  deducted: string | undefined
  total: string
  /** A withdrawal is answered: all of it is kept. */
  isNothing: boolean
  byCard: boolean
  restocks: boolean
  mails: readonly MailToCome[]
}

type RefundDecisionProps = { refund: Decided; typed: Typed; after: number; word: string | undefined }

export function RefundDecision({ refund, typed, after, word }: RefundDecisionProps) {
  const { goods, delivery, deducted, total, isNothing, byCard, restocks, mails } = refund
  const isSending = useNavigation().state === 'submitting'
  return (
    <Panel id="decision" title="Ce qui va se passer">
      <Facts
        items={[
          { term: 'Articles', value: goods },
          { term: 'Livraison', value: delivery },
          { term: 'Retenu ou déjà rendu', value: deducted },
          { term: 'Rendu', value: total },
        ]}
      />
      <Form method="post" className="order-act admin-form stack">
        {Object.entries(typed).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="apres" value={after} />
        <ul className="admin-consequences stack">
          {isNothing ? (
            <li>La rétractation est close : la retenue couvre tout, rien n’est à rembourser.</li>
          ) : (
            <>
              <li>Un avoir est émis, et joint à l’e-mail.</li>
              <li>
                {byCard
                  ? 'La somme repart sur la carte par le service de paiement, qui y met quelques jours.'
                  : 'Vous rendez la somme par virement ou en main propre, puis vous le notez ici.'}
              </li>
            </>
          )}
          {restocks ? <li>Les articles rendus repartent en vente.</li> : null}
        </ul>
        <MailsWithWord id="rembourser" mails={mails} typed={word} />
        <Button type="submit" look="danger" busy={isSending}>
          {isNothing ? 'Clore la rétractation' : `Rembourser ${total}`}
        </Button>
      </Form>
    </Panel>
  )
}
