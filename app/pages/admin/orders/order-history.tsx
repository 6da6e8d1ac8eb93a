import { href, Link } from 'react-router'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Panel } from '../frame/panel.tsx'
import { MailState } from '../mails/mail-state.tsx'
import type { OrderView } from './order-view.server.ts'

type Shown = { order: OrderView }

export function Money({ order: { attempts, disputes, payments, refunds, withdrawals } }: Shown) {
  const movements = [
    ...attempts,
    ...payments.map((one) => ({ ...one, isOpen: false })),
    ...disputes,
    ...refunds,
  ]
  return (
    <Panel id="argent" title="Paiements">
      {movements.length === 0 && withdrawals.length === 0 ? (
        <p className="muted">Rien n’a été payé.</p>
      ) : null}
      <ul className="order-entries">
        {withdrawals.map(({ id, what, detail }) => (
          <li key={id}>
            <b>{what}</b>
            <small className="muted">{detail}</small>
          </li>
        ))}
        {movements.map(({ id, what, detail, reference, isOpen }) => (
          <li key={id}>
            <b>{what}</b> {isOpen ? <Badge tone="warning">En cours</Badge> : null}
            <small className="muted">
              {detail}
              {reference ? <span className="order-reference tabular">{reference}</span> : null}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function Mails({ order: { mails } }: Shown) {
  return (
    <Panel id="envois" title="E-mails">
      {mails.length === 0 ? <p className="muted">Aucun pour l’instant.</p> : null}
      <ul className="order-entries">
        {mails.map(({ id, subject, recipient, written, status }) => (
          <li key={id}>
            <Link to={href('/admin/envois/:mail', { mail: id })} prefetch="intent">
              {subject}
            </Link>
            <small className="muted">
              {recipient}, {written} <MailState status={status} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function History({ order: { history } }: Shown) {
  return (
    <Panel id="histoire" title="Ce qui est arrivé">
      <ol className="order-entries">
        {history.map(({ id, what, detail, word, at, by }) => (
          <li key={id}>
            <b>{what}</b>
            {detail ? `, ${detail}` : ''}
            {word ? <q className="order-word">{word}</q> : null}
            <small className="muted">
              {at}, par {by}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
