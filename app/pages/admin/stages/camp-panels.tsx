import { Form } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { MailsToCome } from '../frame/acts/mails-to-come.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import type { CampView } from './camp.server.ts'

/** What comes in, what was typed as costs, and what is left. */
export function Profit({ camp, costs, costKey }: Pick<CampView, 'camp' | 'costs' | 'costKey'>) {
  const inCents = camp.money.paidCents - camp.money.refundedCents
  const outCents = costs.reduce((sum, { cents }) => sum + cents, 0)
  const { dueCents, lateCents } = camp.money
  return (
    <Panel id="argent" title="Argent">
      <Facts
        items={[
          { term: 'Encaissé, remboursements déduits', value: formatEuros(inCents) },
          { term: 'À venir', value: formatEuros(dueCents) },
          { term: 'En retard', value: lateCents > 0 ? formatEuros(lateCents) : undefined },
          ...costs.map(({ label, cents }) => ({ term: label, value: `−\u00a0${formatEuros(cents)}` })),
          { term: 'Reste aujourd’hui', value: formatEuros(inCents - outCents) },
          { term: 'Reste quand tout est payé', value: formatEuros(inCents + dueCents - outCents) },
        ]}
      />
      {costs.map(({ key, label, cents }) => (
        <Form key={key} method="post" preventScrollReset>
          <input type="hidden" name="key" value={key} />
          <Button type="submit" name="intent" value="cout-retire" look="ghost" size="small">
            {`Retirer «\u202f${label}\u202f», ${formatEuros(cents)}`}
          </Button>
        </Form>
      ))}
      <Form method="post" className="stack" preventScrollReset key={costKey}>
        <input type="hidden" name="key" value={costKey} />
        <Field id="cost-label" label="Un coût">
          <TextInput name="label" maxLength={80} />
        </Field>
        <Field id="cost-sum" label="Montant (€)">
          <TextInput name="sum" inputMode="decimal" />
        </Field>
        <Button type="submit" name="intent" value="cout" look="line" size="small">
          Noter ce coût
        </Button>
      </Form>
    </Panel>
  )
}

/** Who waits, in their order; the coach may change it, offer by hand, take somebody off. */
export function Waiting({ waits, mails }: Pick<CampView, 'waits' | 'mails'>) {
  return (
    <Panel id="attente" title="Liste d’attente">
      {waits.length === 0 ? <p className="muted">Personne n’attend.</p> : null}
      <ol className="camp-waits">
        {waits.map(({ id, name, email, words, canOffer, isLive }) => (
          <li key={id}>
            <b>{name}</b>
            <small className="muted">
              {email}, {words}
            </small>
            {isLive ? (
              <Form method="post" className="row chips" preventScrollReset>
                <input type="hidden" name="wait" value={id} />
                {canOffer ? (
                  <>
                    <WaitButton act="premier" label="Mettre en premier" name={name} />
                    <WaitButton act="proposer" label="Proposer une place" name={name} />
                  </>
                ) : null}
                <WaitButton act="retirer" label="Retirer" name={name} />
              </Form>
            ) : null}
          </li>
        ))}
      </ol>
      <MailsToCome mails={mails} />
    </Panel>
  )
}

function WaitButton({ act, label, name }: { act: string; label: string; name: string }) {
  return (
    <Button type="submit" size="small" look="ghost" name="intent" value={act}>
      {label}
      <span className="vh">, {name}</span>
    </Button>
  )
}
