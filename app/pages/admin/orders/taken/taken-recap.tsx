import { Button } from '#app/ui/kit/button.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { MailsWithWord } from '../../frame/acts/mails-with-word.tsx'
import { Facts, Panel } from '../../frame/panel.tsx'
import type { TakenAnswer } from './take.server.ts'

type TakenRecapProps = {
  recap: NonNullable<TakenAnswer['recap']>
  error: string | undefined
  /** The word a coach adds to the contract. */
  word: string | undefined
  busy: boolean
}

/** What is read out to the buyer before the order is made. */
export function TakenRecap({ recap, error, word, busy }: TakenRecapProps) {
  const { key, fingerprint, lines, missing, delivery, fee, total, deposit, mails } = recap
  return (
    <Panel id="recapitulatif" title="À lire à l’acheteur">
      <input type="hidden" name="cle" value={key} />
      <input type="hidden" name="recap" value={fingerprint} />
      <ul className="admin-consequences stack">
        {lines.map(({ id, words, amount, messages }) => (
          <li key={id}>{[`${words}, ${amount}`, ...messages].join('. ')}</li>
        ))}
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <Facts
        items={[
          { term: 'Livraison', value: delivery },
          { term: 'Frais', value: fee },
          { term: 'Total', value: total },
          { term: 'Acompte', value: deposit },
        ]}
      />
      <div className="order-act admin-form stack">
        <MailsWithWord id="pour" mails={mails} typed={word} />
        <Checkbox
          id="pour-agreed"
          name="accord"
          label="L’acheteur a entendu ce récapitulatif et s’engage à payer ce total"
          error={error}
        />
        <Button type="submit" name="acte" value="commander" icon="check" busy={busy}>
          {`Passer la commande, ${total}`}
        </Button>
      </div>
    </Panel>
  )
}
