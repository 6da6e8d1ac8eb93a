import { data, Form, href, Link, useNavigation } from 'react-router'
import { openActs } from '#app/domain/orders/office/open-acts.ts'
import { stepToTakeBack } from '#app/domain/orders/office/take-back.ts'
import { namesOfAuthors, takeBackStep } from '#app/domain/orders/store.server.ts'
import { formatFullDay, dayInParis, formatHour, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { doAct, nothingTyped } from '../acts/do-act.server.ts'
import type { Route } from './+types/hand-over.ts'
import { piecesInWords, readHandOver } from './read-hand-over.server.ts'

export const meta = hiddenMeta('Remise à l’entraînement', 'Ce qui est à remettre, coché une par une.')

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const { orders, collective } = await readHandOver(request, asking, url.searchParams)
  const receipts = orders.map(({ events }) => events.findLast(({ act }) => act === 'receive'))
  const names = await namesOfAuthors(
    services.database,
    receipts.map((receipt) => receipt?.author),
  )
  const lines = orders.map((order, index) => {
    const receipt = receipts[index]
    const by = names.get(receipt?.author ?? '')
    return {
      number: order.number,
      name: `${order.firstName} ${order.lastName}`.trim(),
      pieces: piecesInWords(order),
      toCollect: order.money === 'unpaid' ? formatEuros(order.totalCents) : undefined,
      isOpen: openActs(order).includes('hand-over'),
      canUndo:
        stepToTakeBack(order, actor.id, services.clock.now()) !== undefined && order.stage === 'received',
      done:
        order.stage === 'received' &&
        receipt &&
        `Remise${by ? ` par ${by}` : ''}, à ${formatHour(timeInParis(receipt.at))}`,
    }
  })
  const today = formatFullDay(dayInParis(services.clock.now()))
  return data({ lines, today, collective }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const form = await readForm(request)
  const number = String(form.get('commande'))
  const answer =
    form.get('acte') === 'reprendre'
      ? await takeBackStep(asking.services, { number, author: asking.actor.id })
      : await doAct('remettre', asking, number)
  if (answer.ok) return data(undefined, { headers: forThisVisitor })
  const problem = `${number}\u00a0: ${answer.message}`
  const told = { attempt: `${number} ${Date.now()}`, problem, typed: nothingTyped, act: 'remettre' }
  // Not an error’s status: the list is read anew, with what the other telephone did.
  return data(told, { headers: forThisVisitor })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function HandOver({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, today, collective } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const left = lines.filter(({ done }) => !done).length
  return (
    <>
      <AdminHead
        back={
          collective
            ? {
                to: href('/admin/produits/groupees/:collective', { collective: collective.id }),
                label: collective.name,
              }
            : { to: href('/admin/commandes'), label: 'Commandes' }
        }
        title={collective ? `Remise, ${collective.name}` : 'Remise à l’entraînement'}
        lead={`Le ${today}\u00a0: ${left} à remettre. Chaque remise est dite par e-mail à l’acheteur.`}
      >
        {lines.length === 0 ? null : <Files query={collective ? `?groupee=${collective.id}` : ''} />}
      </AdminHead>
      {problem === undefined ? null : <ProblemNote key={answer?.attempt}>{problem}</ProblemNote>}
      {lines.length === 0 ? (
        <EmptyState title="Rien à remettre">Les commandes prêtes viennent ici.</EmptyState>
      ) : (
        <ul className="hand-over" aria-label="À remettre">
          {lines.map((line) => (
            <HandOverLine key={line.number} line={line} />
          ))}
        </ul>
      )}
    </>
  )
}

function Files({ query }: { query: string }) {
  return (
    <div className="row chips">
      <a className="button button-line button-small" href={`${href('/admin/commandes/remise.pdf')}${query}`}>
        <Icon name="printer" size={18} />
        Imprimer
      </a>
      <a className="button button-line button-small" href={`${href('/admin/commandes/remise.csv')}${query}`}>
        <Icon name="download" size={18} />
        CSV
      </a>
    </div>
  )
}

type Line = Route.ComponentProps['loaderData']['lines'][number]

function HandOverLine({ line: { number, name, pieces, toCollect, isOpen, done, canUndo } }: { line: Line }) {
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('commande') === number
  return (
    <li className={done ? 'hand-over-done' : undefined}>
      <span>
        <Link to={href('/admin/commandes/:number', { number })} prefetch="intent">
          <b>{name || number}</b>
        </Link>
        <small className="muted tabular">{number}</small>
        {pieces.map((piece) => (
          <span key={piece}>{piece}</span>
        ))}
      </span>
      {done ? (
        <span className="row chips small muted">
          <Icon name="circle-check" size={18} />
          {done}
        </span>
      ) : null}
      {canUndo ? (
        <Form method="post" preventScrollReset className="undo-window">
          <input type="hidden" name="commande" value={number} />
          <Button
            type="submit"
            name="acte"
            value="reprendre"
            look="line"
            size="small"
            icon="undo-2"
            aria-label={`Annuler la remise à ${name}, ${number}`}
          >
            Annuler
          </Button>
        </Form>
      ) : null}
      {!done && isOpen ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="commande" value={number} />
          <Button
            type="submit"
            size="large"
            icon="check"
            busy={isSending}
            aria-label={`Remise à ${name}, ${number}`}
          >
            {toCollect ? `${toCollect} reçus, remise` : 'Remise'}
          </Button>
        </Form>
      ) : null}
      {!done && !isOpen ? <span className="small muted">Pas encore payée</span> : null}
    </li>
  )
}
