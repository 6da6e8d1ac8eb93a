import { Form, useNavigation } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { Panel } from '../../frame/panel.tsx'
import type { Route } from './+types/vouchers.ts'
import { VoucherForm } from './voucher-form.tsx'

export { action, loader } from './vouchers.server.ts'

export const meta = hiddenMeta('Bons de réduction', 'Les bons de réduction des stages.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Vouchers({ loaderData: { camps, vouchers }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="Bons de réduction"
        lead="Un code que l’on tape en s’inscrivant à un stage. Rendu de lui-même si l’inscription n’est pas payée, ou si le club l’annule."
      />
      <div className="stack">
        <Panel id="bons" title="Les bons">
          {vouchers.length === 0 ? (
            <EmptyState title="Aucun bon">Le premier se fait ci-dessous.</EmptyState>
          ) : (
            <ul className="settings-rules">
              {vouchers.map((voucher) => (
                <VoucherLine key={voucher.code} voucher={voucher} />
              ))}
            </ul>
          )}
        </Panel>
        <VoucherForm key={vouchers.length} camps={camps} data={actionData} />
      </div>
    </>
  )
}

type Listed = Route.ComponentProps['loaderData']['vouchers'][number]

function VoucherLine({ voucher: { code, value, limits, note, used, cents, isOver } }: { voucher: Listed }) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <li>
      <span>
        <b>
          {code}, {value}
        </b>
        <small className="muted">{[...limits, note].filter(Boolean).join(', ')}</small>
        <small className="muted">
          {used > 0 ? `Utilisé ${used} fois, ${formatEuros(cents)} de remise` : 'Pas encore utilisé'}
        </small>
      </span>
      {isOver ? (
        <Badge>Terminé</Badge>
      ) : (
        <Form method="post">
          <input type="hidden" name="code" value={code} />
          <Button
            type="submit"
            name="acte"
            value="terminer"
            look="ghost"
            size="small"
            busy={isSending}
            aria-label={`Mettre fin au bon ${code}`}
          >
            Mettre fin
          </Button>
        </Form>
      )}
    </li>
  )
}
