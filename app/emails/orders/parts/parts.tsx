import { Children, type ReactNode } from 'react'
import { agreedCents } from '#app/domain/orders/collective/balance.ts'
import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { linesNow } from '#app/domain/orders/returns/pieces.ts'
import { addDays, dayInParis, formatDay, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { addressLines, type Address } from '#app/domain/shared/people/address.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailFacts } from '../../layout/mail-facts.tsx'
import { MailLink } from '../../layout/mail-link.tsx'
import { MailParagraph } from '../../layout/mail-paragraph.tsx'
import { MailQuote, TextLines } from '../../layout/mail-quote.tsx'
import { TextLink } from '../../layout/text-link.tsx'
import { orderStyles } from './styles.ts'

export type OrderMail = OrderEmailFacts & { readonly email: OrderEmail }

export type OrderMailProps = { mail: OrderMail }

/** A paragraph for each text; none where there is no text. */
export function Paragraphs({ texts }: { texts: readonly (string | undefined)[] }) {
  return texts.map((text) => (text === undefined ? null : <MailParagraph key={text}>{text}</MailParagraph>))
}

export function OrderLink({ mail: { order, siteUrl }, children }: OrderMailProps & { children: string }) {
  return <MailLink address={`${siteUrl}/commande/${order.secret}`}>{children}</MailLink>
}

/** To the withdrawal function, with the order's number typed already. */
export function WithdrawalLink({ mail: { order, siteUrl } }: OrderMailProps) {
  const address = `${siteUrl}/renoncer?commande=${encodeURIComponent(order.number)}`
  return <TextLink address={address}>Renoncer au contrat ici</TextLink>
}

export function WithdrawalReminder({ mail }: OrderMailProps) {
  return (
    <SmallPrint>
      Vous changez d’avis ? Vous avez quatorze jours après la réception, pour les articles qui peuvent être
      repris : <WithdrawalLink mail={mail} />.
    </SmallPrint>
  )
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return (
    <p style={orderStyles.small}>
      {Children.map(children, (child) => (typeof child === 'string' ? typographyOf(child) : child))}
    </p>
  )
}

const { line, detail, amount, total } = orderStyles

export function LinesTable({ order }: { order: PlacedOrder }) {
  const { terms, deliveryCents, totalCents, balanceOf } = order
  const { deposit } = terms
  const lines = linesNow(order)
  return (
    <table className="facts" style={orderStyles.lines} cellPadding={0} cellSpacing={0}>
      <tbody>
        {lines.map(
          ({ id, variant, label, detail: words, quantity, unitPriceCents: paid, balanceCents = 0 }) => (
            <tr key={`${id} ${variant}`}>
              <th scope="row" style={line}>
                {label}
                <br />
                <span style={detail}>
                  {words === undefined ? null : `${words}, `}
                  {quantity} × {formatEuros(paid + balanceCents)}
                </span>
              </th>
              <td style={amount}>{formatEuros(quantity * (paid + balanceCents))}</td>
            </tr>
          ),
        )}
        {balanceOf === undefined ? (
          <SumRow
            label={terms.delivery.label}
            sum={deliveryCents === 0 ? 'Gratuite' : formatEuros(deliveryCents)}
            labelStyle={detail}
          />
        ) : null}
        <SumRow label="Total" sum={formatEuros(agreedCents(order))} labelStyle={total} sumStyle={total} />
        {deposit ? (
          <>
            <SumRow
              label={`${deliveryCents > 0 ? 'Acompte et livraison' : 'Acompte'}, à la commande`}
              sum={formatEuros(totalCents)}
              labelStyle={detail}
            />
            <SumRow
              label={typographyOf(`Solde, au plus tard le ${formatDay(deposit.balanceOn)}`)}
              sum={formatEuros(deposit.balanceCents)}
              labelStyle={detail}
            />
          </>
        ) : null}
      </tbody>
    </table>
  )
}

type SumRowProps = { label: string; sum: string; labelStyle: object; sumStyle?: object }

function SumRow({ label, sum, labelStyle, sumStyle }: SumRowProps) {
  return (
    <tr>
      <th scope="row" style={{ ...line, ...labelStyle }}>
        {label}
      </th>
      <td style={{ ...amount, ...sumStyle }}>{sum}</td>
    </tr>
  )
}

export function Delivery({ mail: { order, shop } }: OrderMailProps) {
  const { placedAt, terms, address, billing, phone, firstName, lastName, guardian } = order
  // A seller delivers within thirty days when nothing else was agreed (Code de la consommation, L216-1).
  const latest = addDays(dayInParis(placedAt), 30)
  return (
    <MailFacts
      facts={[
        { term: 'Mode', value: terms.delivery.label },
        { term: 'Déroulement', value: deliveryText(order, shop) },
        { term: 'Délai', value: terms.delivery.delay },
        { term: 'Au plus tard', value: formatFullDay(latest) },
        { term: 'Pour', value: <bdi>{`${firstName} ${lastName}`}</bdi> },
        { term: 'Adresse', value: address && <Envelope address={address} /> },
        { term: 'Facturation', value: billing && <Envelope address={billing} /> },
        { term: 'Téléphone', value: phone === undefined ? undefined : phoneOf(phone).shown },
        { term: 'Représentant légal', value: guardian && <bdi>{guardian.name}</bdi> },
      ]}
    />
  )
}

export function deliveryText({ deliveryOption }: PlacedOrder, shop: OrderEmailFacts['shop']) {
  return shop.deliveryOptions.find(({ fee }) => fee === deliveryOption)?.text
}

function Envelope({ address }: { address: Address }) {
  return (
    <bdi>
      <TextLines lines={addressLines(address)} />
    </bdi>
  )
}

export function BuyersNote({ note, title }: { note: string | undefined; title: string }) {
  if (note === undefined) return null
  return (
    <>
      <MailParagraph>{title}</MailParagraph>
      <MailQuote words={note} />
    </>
  )
}

export function Transfer({ mail: { order, bank } }: OrderMailProps) {
  const deadline = order.expiresAt && formatInstant(order.expiresAt)
  return (
    <>
      <MailParagraph>
        Moyen choisi : virement. Indiquez la référence telle quelle : c’est elle qui relie le virement à votre
        commande.
      </MailParagraph>
      <MailFacts
        facts={[
          { term: 'Montant', value: formatEuros(order.totalCents) },
          { term: 'Référence', value: order.number },
          { term: 'Bénéficiaire', value: bank?.holder },
          { term: 'IBAN', value: bank?.iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ') },
          { term: 'BIC', value: bank?.bic },
          { term: 'À recevoir avant le', value: deadline },
        ]}
      />
      <Paragraphs
        texts={[
          bank
            ? undefined
            : 'Nos coordonnées bancaires manquent ici : répondez à ce message, nous vous les envoyons aussitôt.',
          deadline === undefined
            ? 'Vos articles sont gardés de côté ; la commande part dès que le virement est reçu.'
            : `Vos articles sont gardés de côté jusqu’au ${deadline} ; la commande part dès que le virement est reçu. Passé ce moment, elle expire, sans frais.`,
        ]}
      />
    </>
  )
}
