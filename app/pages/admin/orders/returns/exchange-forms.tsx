import { Form, useNavigation } from 'react-router'
import { carrierChoices } from '#app/domain/orders/carriers.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { MailsWithWord } from '../../frame/acts/mails-with-word.tsx'
import type { ExchangeView } from './exchange-view.server.ts'

type NewExchangeProps = {
  line: ExchangeView['lines'][number]
  /** How many exchanges the order has had. */
  after: number
  isHere: boolean
  typed: Record<string, string> | undefined
}

/** One article of an order, and the sizes it can be given for. */
export function NewExchange({
  line: { line, from, name, quantity, sizes, problem, mails },
  ...rest
}: NewExchangeProps) {
  const { after, isHere, typed } = rest
  const isSending = useNavigation().formData?.get('ligne') === line
  const own = typed?.ligne === line && typed.avant === from ? typed : undefined
  const id = `echange-${line}-${from}`
  return (
    <Card className="admin-form-card">
      <h2 className="d4">{name}</h2>
      {problem === undefined ? (
        <Form method="post" className="admin-form stack" noValidate>
          <input type="hidden" name="ligne" value={line} />
          <input type="hidden" name="avant" value={from} />
          <input type="hidden" name="deja" value={after} />
          <Field id={`${id}-apres`} label="À la place">
            <Select name="apres" defaultValue={own?.apres ?? ''}>
              <option value="">Choisissez</option>
              {sizes.map(({ value, words, left }) => (
                <option key={value} value={value} disabled={left === 0}>
                  {`${words} (${left === 0 ? 'épuisé' : `${left} en stock`})`}
                </option>
              ))}
            </Select>
          </Field>
          {quantity > 1 ? (
            <Field id={`${id}-pieces`} label="Combien" hint={`${quantity} au plus.`}>
              <TextInput
                name="pieces"
                type="number"
                inputMode="numeric"
                min={1}
                max={quantity}
                defaultValue={own?.pieces ?? '1'}
              />
            </Field>
          ) : null}
          <Consequences
            lines={[
              isHere
                ? 'La commande prend la nouvelle taille, l’ancienne repart en vente.'
                : 'La nouvelle taille est gardée de côté jusqu’au retour de l’ancienne.',
              'Même prix\u00a0: ni facture ni avoir. L’acheteur en est prévenu par e-mail.',
            ]}
          />
          <MailsWithWord id={id} mails={mails} typed={own?.mot} />
          <Button type="submit" busy={isSending} icon="repeat-2">
            Échanger
          </Button>
        </Form>
      ) : (
        <p className="muted">{problem}</p>
      )}
    </Card>
  )
}

type OpenExchangeProps = {
  exchange: ExchangeView['open'][number]
  isSent: boolean
  typed: Record<string, string> | undefined
}

/** An exchange whose new pieces wait for the old ones. */
export function OpenExchange({ exchange: { rank, what, mails }, isSent, typed }: OpenExchangeProps) {
  const navigation = useNavigation()
  const isSending = navigation.formData?.get('rang') === String(rank)
  const own = typed?.rang === String(rank) ? typed : undefined
  const id = `echange-${rank}`
  return (
    <Card className="admin-form-card">
      <h2 className="d4">Échange en cours</h2>
      <p>{what}</p>
      <Form method="post" className="admin-form stack" noValidate>
        <input type="hidden" name="rang" value={rank} />
        <Checkbox
          id={`${id}-vente`}
          name="vente"
          value="oui"
          label="L’ancien article est en bon état, à remettre en vente"
          defaultChecked={own === undefined || own.vente === 'oui'}
        />
        {isSent ? (
          <>
            <Field id={`${id}-carrier`} label="Transporteur" optional>
              <Select name="carrier" defaultValue={own?.carrier ?? ''}>
                <option value="">Non précisé</option>
                {carrierChoices.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field id={`${id}-tracking`} label="Numéro de suivi" optional>
              <TextInput
                name="tracking"
                autoComplete="off"
                maxLength={40}
                defaultValue={own?.tracking ?? ''}
              />
            </Field>
          </>
        ) : null}
        <Consequences
          lines={[
            'Échange fait\u00a0: l’ancien article est là, le nouveau part. Abandonné\u00a0: la taille repart en vente.',
            'L’acheteur en est prévenu par e-mail.',
          ]}
        />
        <MailsWithWord id={id} mails={mails} typed={own?.mot} />
        <div className="row chips">
          <Button type="submit" name="acte" value="echange-fait" busy={isSending}>
            {isSent ? 'Ancien reçu, nouveau expédié' : 'Ancien reçu, nouveau remis'}
          </Button>
          <Button type="submit" name="acte" value="echange-abandonne" look="ghost">
            Abandonner l’échange
          </Button>
        </div>
      </Form>
    </Card>
  )
}
