import { data, href, redirect } from 'react-router'
import { countOf } from '#app/domain/orders/returns/count-of.ts'
import { freePieces, returnedUnpaid } from '#app/domain/orders/returns/pieces.ts'
import { receiveReturn } from '#app/domain/orders/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { ActCard } from '../../frame/acts/act-card.tsx'
import { MailsWithWord } from '../../frame/acts/mails-with-word.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { mailsOfAct } from '../acts/act-mails.server.ts'
import { orderAt } from '../acts/do-act.server.ts'
import { lineField } from '../refund-wish.ts'
import type { Route } from './+types/return.ts'

export const meta = hiddenMeta('Retour reçu', 'Les articles qui sont revenus.')

const pieceField = (line: string, variant: string) => `piece-${line}-${variant}`
const saleField = (line: string, variant: string) => `vente-${line}-${variant}`

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const order = await orderAt(request, services, params.number)
  const pieces = freePieces(order).map(({ line, variant, detail, quantity }) => {
    const label = order.lines.find(({ id }) => id === line)?.label
    return { line, variant, name: [label, detail].filter(Boolean).join(', '), quantity }
  })
  return data(
    {
      number: order.number,
      name: `${order.firstName} ${order.lastName}`.trim(),
      pieces,
      after: countOf(order.returns),
      mails: await mailsOfAct(services, 'return', order),
    },
    { headers: noStore },
  )
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const order = await orderAt(request, services, params.number)
  const form = await readForm(request)
  const { number } = order
  const pieces = freePieces(order).flatMap(({ line, variant }) => {
    const quantity = Number(form.get(pieceField(line, variant)) || 0)
    return quantity === 0 ? [] : [{ line, variant, quantity, restock: form.has(saleField(line, variant)) }]
  })
  const after = Number(form.get('apres') ?? Number.NaN)
  const { id: attempt } = context.get(requestContext)
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  if (form.has('relire')) return data({ attempt, problem: undefined, typed }, { headers: forThisVisitor })
  const word = textOf(form, 'mot')
  const answer = await receiveReturn(services, { number, author: actor.id, word, pieces, after })
  if (answer.ok) {
    const back = answer.order.lines.map(
      ({ id }) => [lineField(id), returnedUnpaid(answer.order, id)] as const,
    )
    const query = new URLSearchParams({ fait: 'commande-retour', pour: 'retour' })
    for (const [name, quantity] of back) query.set(name, String(quantity))
    const page = href('/admin/commandes/:number/rembourser', { number })
    return redirect(`${page}?${query}`, { status: 303 })
  }
  return data({ attempt, problem: answer.message, typed }, { status: 409, headers: forThisVisitor })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, name, pieces, after, mails } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const typed = answer?.typed ?? kept
  const back = href('/admin/commandes/:number', { number })
  return (
    <>
      <AdminHead back={{ to: back, label: `Commande ${number}` }} title="Retour reçu" lead={name} />
      {pieces.length === 0 ? (
        <p>{problem ?? 'Rien de cette commande ne peut plus revenir.'}</p>
      ) : (
        <ActCard
          label="Noter le retour"
          attempt={answer?.attempt}
          problem={problem}
          back={back}
          consequences={[
            'Ce qui est coché repart en vente, le reste est mis de côté.',
            'Rien n’est remboursé ici\u00a0: la page suivante montre ce qui est à rendre.',
          ]}
          fields={
            <>
              <input type="hidden" name="apres" value={typed?.apres ?? after} />
              {pieces.map(({ line, variant, name: label, quantity }) => (
                <div key={`${line} ${variant}`} className="stack">
                  <Field id={pieceField(line, variant)} label={label} hint={`${quantity} au plus.`}>
                    <TextInput
                      name={pieceField(line, variant)}
                      type="number"
                      inputMode="numeric"
                      min={0}
                      max={quantity}
                      defaultValue={typed?.[pieceField(line, variant)] ?? '0'}
                    />
                  </Field>
                  <Checkbox
                    id={saleField(line, variant)}
                    name={saleField(line, variant)}
                    value="oui"
                    label="En bon état, à remettre en vente"
                    defaultChecked={typed ? saleField(line, variant) in typed : true}
                  />
                </div>
              ))}
            </>
          }
        >
          <MailsWithWord id="retour" mails={mails} typed={typed?.mot} />
        </ActCard>
      )}
    </>
  )
}
