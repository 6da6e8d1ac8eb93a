import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Panel } from '../../frame/panel.tsx'
import { mostAtOnce } from '../../orders/numbers-in.ts'

type ArrivedPanelProps = {
  id: string
  orders: number
  received: number
  unpaid: number
  owing: number
  toHandOver: number
  toMakeReady: readonly string[]
  toSend: readonly string[]
}

/** What is made has come: its orders are made ready or sent, then handed over from a list of their own. */
export function ArrivedPanel({
  id,
  orders,
  received,
  unpaid,
  owing,
  toHandOver,
  ...open
}: ArrivedPanelProps) {
  const { toMakeReady, toSend } = open
  return (
    <Panel id="arrivee" title={`Remis\u00a0: ${received} sur ${orders}`}>
      <div className="stack">
        <p className="muted small">
          {toMakeReady.length + toSend.length > 0
            ? 'À l’arrivée des pièces, les acheteurs sont prévenus en une fois.'
            : 'Tout ce qui est payé est prévenu ou remis.'}
          {unpaid > 0 ? ` ${unpaid > 1 ? `${unpaid} attendent` : 'Une attend'} encore son paiement.` : ''}
          {owing > 0 ? ` ${owing > 1 ? `${owing} attendent` : 'Une attend'} encore son solde.` : ''}
        </p>
        <div className="row chips">
          <Several act="prete" numbers={toMakeReady} label="Prêtes à remettre" />
          <Several act="expedier" numbers={toSend} label="Expédiées" />
          <ButtonLink
            look="line"
            size="small"
            icon="calendar-check"
            to={`${href('/admin/commandes/remise')}?groupee=${id}`}
          >
            Liste de remise{toHandOver > 0 ? `, ${toHandOver}` : ''}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}

function Several({ act, numbers, label }: { act: string; numbers: readonly string[]; label: string }) {
  if (numbers.length === 0) return null
  const some = numbers.slice(0, mostAtOnce)
  const query = new URLSearchParams([['acte', act], ...some.map((number) => ['commande', number])])
  return (
    <ButtonLink size="small" to={`${href('/admin/commandes/plusieurs')}?${query}`}>
      {label}, {some.length}
      {some.length < numbers.length ? ` sur ${numbers.length}` : ''}
    </ButtonLink>
  )
}
