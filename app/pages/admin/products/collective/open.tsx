import { randomUUID } from 'node:crypto'
import { data, Form, href, redirect, useNavigation } from 'react-router'
import { findCollective } from '#app/domain/orders/store.server.ts'
import {
  problemsOf,
  textFields,
  textOf,
  type FormProblem,
  type FormValues,
} from '#app/domain/shared/forms/form-fields.ts'
import {
  type CollectiveField,
  collectiveFields,
  collectiveSchema,
  nextTerms,
  typedInParis,
} from '#app/domain/shop/collective/collective.ts'
import { listProductSummaries, makeCollective } from '#app/domain/shop/store.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/open.ts'

export const meta = hiddenMeta('Ouvrir une commande groupée', 'Une commande groupée d’un produit.')

const usualBalanceDays = 14

type OpenAnswer = {
  attempt: string
  values: FormValues<CollectiveField>
  problems: FormProblem<CollectiveField>[]
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const products = (await listProductSummaries(services)).map(({ identifier, name }) => ({
    identifier,
    name,
  }))
  const like = await findCollective(services, url.searchParams.get('comme') ?? '')
  const next = like && nextTerms(like, services.clock.now())
  const start = like &&
    next && {
      identifier: like.identifier,
      minimum: String(like.minimum),
      opensAt: typedInParis(next.opensAt),
      closesAt: typedInParis(next.closesAt),
      deliveryOn: next.deliveryOn,
      payment: like.depositCents === null ? 'whole' : 'deposit',
      deposit: like.depositCents === null ? '' : String(like.depositCents / 100).replace('.', ','),
      balanceDays: String(like.balanceDays ?? usualBalanceDays),
    }
  return data({ id: randomUUID(), products, start }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { id: attempt } = context.get(requestContext)
  const form = await readForm(request)
  const values = textFields(form, collectiveFields)
  const again = (problems: FormProblem<CollectiveField>[]) =>
    data<OpenAnswer>({ attempt, values, problems }, { status: 422, headers: forThisVisitor })
  const terms = collectiveSchema.safeParse(values)
  const id = textOf(form, 'id')
  if (!terms.success) return again(problemsOf(terms.error, collectiveFields))
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))
    return again([{ field: 'identifier', message: 'Rouvrez cette page, puis recommencez.' }])
  const made = await makeCollective(services, { id, ...terms.data, actor })
  if (!made.ok) return again([{ field: made.field ?? 'identifier', message: made.message }])
  const page = href('/admin/produits/groupees/:collective', { collective: id })
  return redirect(`${page}?fait=groupee-ouverte`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function OpenCollective({ loaderData, actionData }: Route.ComponentProps) {
  const { id, products, start } = loaderData
  const { answer } = useAnswerDespiteCut(actionData)
  const kept = useKeptForm()
  const values: Partial<Record<string, string>> = answer?.values ??
    kept ??
    start ?? {
      balanceDays: String(usualBalanceDays),
    }
  const isSending = useNavigation().state === 'submitting'
  const field = (name: CollectiveField, label: string, input: object, hint?: string) => (
    <Field id={`groupee-${name}`} label={label} hint={hint} error={messageFor(answer, name)}>
      <TextInput name={name} defaultValue={values[name]} {...input} />
    </Field>
  )
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/produits/groupees'), label: 'Commandes groupées' }}
        title="Ouvrir une commande groupée"
        lead="Sous le minimum, tout le monde est prévenu et remboursé. La rétractation de quatorze jours vaut comme pour les autres articles."
      />
      <Card className="admin-form-card">
        <Form method="post" className="admin-form stack" noValidate>
          <FieldProblems answer={answer} prefix="groupee" />
          <input type="hidden" name="id" value={id} />
          <Field id="groupee-identifier" label="Produit" error={messageFor(answer, 'identifier')}>
            <Select name="identifier" defaultValue={values.identifier}>
              {products.map(({ identifier, name }) => (
                <option key={identifier} value={identifier}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <div className="admin-form-pair">
            {field('opensAt', 'S’ouvre', { type: 'datetime-local' })}
            {field('closesAt', 'Se ferme', { type: 'datetime-local' })}
          </div>
          <div className="admin-form-pair">
            {field('minimum', 'Pièces au moins', { inputMode: 'numeric', figures: true })}
            {field('deliveryOn', 'Livrée au plus tard le', { type: 'date' })}
          </div>
          <Field
            id="groupee-payment"
            label="À la commande, l’acheteur paie"
            hint="Le solde lui est demandé à la fermeture, si le minimum est atteint&nbsp;: rien n’est prêt ni remis avant qu’il soit payé."
            error={messageFor(answer, 'payment')}
          >
            <Select name="payment" defaultValue={values.payment ?? 'whole'}>
              <option value="whole">Tout</option>
              <option value="deposit">Un acompte, puis le solde</option>
            </Select>
          </Field>
          <div className="admin-form-pair">
            {field('deposit', 'Acompte par pièce, en euros', { inputMode: 'decimal', figures: true })}
            {field('balanceDays', 'Solde, jours après la fermeture', { inputMode: 'numeric', figures: true })}
          </div>
          <Button type="submit" size="large" busy={isSending}>
            Ouvrir
          </Button>
        </Form>
      </Card>
    </>
  )
}
