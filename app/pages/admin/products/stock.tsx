import { Form, href, useNavigation } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { ChoicePill, ChoicePills } from '#app/ui/kit/fields/choice-pill.tsx'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import type { Route } from './+types/stock.ts'

export { action, loader } from './stock.server.ts'

export const meta = hiddenMeta('Stock', 'Le stock d’un produit.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const acts = [
  { value: 'entry', label: 'Livraison reçue' },
  { value: 'loss', label: 'Perte, casse' },
  { value: 'count', label: 'Compté' },
  { value: 'alert', label: 'M’alerter à' },
]

export default function Stock({ loaderData, actionData }: Route.ComponentProps) {
  const { identifier, name, variants, history } = loaderData
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/produits/:product', { product: identifier }), label: name }}
        title="Stock"
        lead="Une livraison ajoute, une perte retire, un comptage remplace."
      />
      {answer && !cutOff ? <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote> : null}
      <div className="admin-columns columns">
        <ul className="stack">
          {variants.map((variant) => (
            <li key={variant.id}>
              <Panel id={`stock-${variant.id}`} title={variant.label} end={<Pieces {...variant} />}>
                {variant.pieces === undefined ? (
                  <p className="muted">Compté à la publication du produit.</p>
                ) : (
                  <VariantForm
                    key={`${variant.pieces} ${variant.alertAt}`}
                    variant={variant}
                    typed={answer?.values.variant === variant.id ? answer.values : undefined}
                    isSending={isSending}
                  />
                )}
              </Panel>
            </li>
          ))}
        </ul>
        <Panel id="historique" title="Historique">
          {history.length === 0 ? <p className="muted">Aucun mouvement.</p> : null}
          <ol className="product-history">
            {history.map(({ id, label, what, when, who, note }) => (
              <li key={id}>
                <b>{what}</b>
                <small>{[label, note].filter(Boolean).join(', ')}</small>
                <small className="muted">{[who, when].filter(Boolean).join(', ')}</small>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </>
  )
}

type Variant = Route.ComponentProps['loaderData']['variants'][number]

function Pieces({ pieces, alertAt }: Pick<Variant, 'pieces' | 'alertAt'>) {
  if (pieces === undefined) return null
  return (
    <span>
      <b className="num">{pieces}</b> <small className="muted">alerte à {alertAt}</small>
    </span>
  )
}

type VariantFormProps = { variant: Variant; typed: Record<string, string> | undefined; isSending: boolean }

function VariantForm({ variant: { id, label, key, pieces, alertAt }, typed, isSending }: VariantFormProps) {
  return (
    <Form method="post" className="admin-form stack" noValidate preventScrollReset>
      <input type="hidden" name="variant" value={id} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={pieces} />
      <input type="hidden" name="alert" value={alertAt} />
      <FieldGroup id={`act-${id}`} legend={<span className="vh">Ce qui s’est passé, {label}</span>}>
        <ChoicePills>
          {acts.map(({ value, label: words }) => (
            <ChoicePill
              key={value}
              name="act"
              value={value}
              defaultChecked={(typed?.act ?? 'entry') === value}
            >
              {words}
            </ChoicePill>
          ))}
        </ChoicePills>
      </FieldGroup>
      <div className="admin-form-pair">
        <Field id={`number-${id}`} label="Pièces">
          <TextInput
            name="number"
            inputMode="numeric"
            defaultValue={typed?.number}
            autoComplete="off"
            figures
          />
        </Field>
        <Field id={`note-${id}`} label="Note" optional>
          <TextInput name="note" defaultValue={typed?.note} maxLength={300} />
        </Field>
      </div>
      <Button type="submit" look="line" busy={isSending}>
        Enregistrer
      </Button>
    </Form>
  )
}
