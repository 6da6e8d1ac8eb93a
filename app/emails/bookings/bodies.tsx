import { scaleLines } from '#app/domain/camps/bookings/scale.ts'
import { noWithdrawalRight } from '#app/domain/camps/terms.ts'
import { formatDay, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { AddedWord } from '../layout/added-word.tsx'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { Paragraphs, SmallPrint } from '../orders/parts/parts.tsx'
import { termsPlace } from '../orders/received.tsx'
import type { BookingMail } from './mails.server.tsx'

type Props = { mail: BookingMail }

/** The contract on a durable medium (Code de la consommation, L221-13); a word of the club stands before its terms. */
export function Booked({ mail }: Props) {
  const { booking, order } = mail
  const { agreed } = booking
  const { mediator, vatMention, termsVersion, termsUpdatedOn, acceptedAt } = order.terms
  return (
    <>
      <MailParagraph>
        Merci de votre confiance. Ce message est votre contrat : il reprend votre inscription, le barème
        d’annulation et les conditions générales que vous avez acceptées. Conservez-le.
      </MailParagraph>
      <AddedWord word={mail.facts?.word} />
      <CampFacts mail={mail} />
      <MailFacts
        facts={booking.instalments.map(({ cents, dueOn }, index) => ({
          term: index === 0 ? 'À l’inscription' : `Au plus tard le ${formatDay(dueOn)}`,
          value: formatEuros(cents),
        }))}
      />
      <SmallPrint>{`Prix en euros, toutes taxes comprises. ${vatMention}.`}</SmallPrint>
      <ToPay mail={mail} />
      <StayLink mail={mail} />
      <MailParagraph>{`Compris : ${agreed.included.join(', ')}.`}</MailParagraph>
      <Paragraphs
        texts={[
          agreed.notIncluded.length > 0 ? `Non compris : ${agreed.notIncluded.join(', ')}.` : undefined,
          agreed.lodgingNote,
          noWithdrawalRight,
        ]}
      />
      {agreed.packageForm ? <MailFacts facts={[...agreed.packageForm.facts]} /> : null}
      <MailFacts facts={scaleLines(agreed).map(({ when, what }) => ({ term: when, value: what }))} />
      <MailParagraph>{agreed.cancellationTerms}</MailParagraph>
      <MailParagraph>
        {`En cas de litige, le médiateur de la consommation est ${mediator.name}, ${mediator.address} (${mediator.url}).`}
      </MailParagraph>
      <SmallPrint>
        {`Conditions générales de vente, version ${termsVersion} du ${formatDay(termsUpdatedOn)}, acceptées le ${formatInstant(new Date(acceptedAt))} (heure de Paris). En voici le texte intégral.`}
      </SmallPrint>
      {termsPlace}
    </>
  )
}

export function Paid({ mail }: Props) {
  const next = mail.booking.instalments.find(({ paidAt }) => paidAt === null)
  return (
    <>
      <MailParagraph>
        {`Nous avons reçu ${formatEuros(mail.order.totalCents)}. Votre place est prise, la facture est jointe.`}
      </MailParagraph>
      <CampFacts mail={mail} />
      <Paragraphs
        texts={[
          next &&
            `Il reste ${formatEuros(next.cents)} à régler, au plus tard le ${formatDay(next.dueOn)}. Un message vous le rappelle avant.`,
        ]}
      />
      <BookingLink mail={mail}>Voir mon inscription</BookingLink>
      <StayLink mail={mail} />
    </>
  )
}

export function Reminder({ mail }: Props) {
  return (
    <>
      <MailParagraph>Votre virement ne nous est pas encore parvenu.</MailParagraph>
      <ToPay mail={mail} />
      <BookingLink mail={mail}>Voir mon inscription</BookingLink>
    </>
  )
}

export function Expired({ mail }: Props) {
  return (
    <>
      <MailParagraph>
        Le paiement n’est pas venu à temps : vos places sont de nouveau proposées et vous ne devez rien. S’il
        arrive encore, votre inscription reprend quand les places sont là ; sinon il vous est rendu en entier.
      </MailParagraph>
      <CampFacts mail={mail} />
      <MailLink address={`${mail.siteUrl}${mail.booking.agreed.path}`}>Revoir le stage</MailLink>
    </>
  )
}

export function Cancelled({ mail }: Props) {
  return (
    <>
      <MailParagraph>
        Cette inscription est annulée avant son paiement : elle n’engage plus personne et rien n’est dû. Si un
        virement est déjà parti, nous vous le rendons dès qu’il arrive.
      </MailParagraph>
      <CampFacts mail={mail} />
    </>
  )
}

export function TeamNotice({ mail }: Props) {
  const { firstName, lastName, email, note, money } = mail.order
  return (
    <>
      <CampFacts mail={mail} />
      <MailFacts
        facts={[
          { term: 'Par', value: <bdi>{`${firstName} ${lastName}, ${email}`}</bdi> },
          { term: 'Paiement', value: money === 'unpaid' ? 'Attendu' : 'Reçu' },
          { term: 'Précision', value: note },
        ]}
      />
    </>
  )
}

function CampFacts({ mail: { booking } }: Props) {
  const { agreed, participants, number } = booking
  return (
    <MailFacts
      facts={[
        { term: 'Stage', value: agreed.title },
        { term: 'Dates', value: formatDayRangeInWords(agreed.startOn, agreed.endOn) },
        { term: 'Lieu', value: agreed.location },
        { term: 'Inscription', value: number },
        ...participants.map(({ firstName, lastName, rank, priceCents, options }) => ({
          term: `Participant ${rank}`,
          value: (
            <bdi>
              {[`${firstName} ${lastName}`, ...options.map(({ label }) => label)].join(', ')} :{' '}
              {formatEuros(priceCents + options.reduce((sum, { cents }) => sum + cents, 0))}
            </bdi>
          ),
        })),
        {
          term: 'Remise',
          value: agreed.discount && `bon ${agreed.discount.code}, ${formatEuros(-agreed.discount.cents)}`,
        },
        { term: 'Total', value: formatEuros(agreed.totalCents) },
      ]}
    />
  )
}

function ToPay({ mail }: Props) {
  const { order, bank } = mail
  const until = order.expiresAt && formatInstant(order.expiresAt)
  if (order.money !== 'unpaid') return null
  if (order.paymentMethod === 'card') return <BookingLink mail={mail}>Payer par carte</BookingLink>
  return (
    <MailFacts
      facts={[
        { term: 'À virer', value: formatEuros(order.totalCents) },
        { term: 'Référence', value: order.number },
        { term: 'Bénéficiaire', value: bank?.holder },
        { term: 'IBAN', value: bank?.iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ') },
        { term: 'BIC', value: bank?.bic },
        { term: 'À recevoir avant le', value: until },
      ]}
    />
  )
}

/** The file itself would go stale: this one is written anew when the camp is moved or called off. */
function StayLink({ mail: { booking, siteUrl } }: Props) {
  return (
    <MailLink address={`${siteUrl}/inscription/${booking.secret}/stage.ics`}>
      Ajouter le stage à mon agenda
    </MailLink>
  )
}

function BookingLink({ mail: { booking, siteUrl }, children }: Props & { children: string }) {
  return <MailLink address={`${siteUrl}/inscription/${booking.secret}`}>{children}</MailLink>
}
