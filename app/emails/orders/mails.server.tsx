import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { AddedWord } from '../layout/added-word.tsx'
import { MailLayout } from '../layout/mail-layout.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import { subjectOf, WithOwnWords } from '../layout/own-words.tsx'
import { placesOf } from '../places.ts'
import { renderMail, type RenderedMail } from '../render-mail.server.ts'
import { orderMailName, templateOf } from './order-templates.tsx'
import { inertOrder, oneLine } from './parts/inert.ts'
import type { OrderMail, OrderMailProps } from './parts/parts.tsx'
import { renderTerms } from './parts/terms.server.tsx'
import { termsPlace } from './received.tsx'

/** The emails of one kind about an order; none when it has become pointless. Throws for an unknown refund. */
export async function writeOrderMails(email: OrderEmail, facts: OrderEmailFacts): Promise<MailToQueue[]> {
  const mail = { ...facts, order: inertOrder(facts.order), email }
  const { isPointless, isToTeam } = templateOf(email)
  // After five years an order has forgotten its buyer.
  if (isPointless?.(mail.order) || (!isToTeam && mail.order.email === '')) return []
  const written = await write(mail)
  const { email: buyer, guardian } = mail.order
  if (isToTeam || !guardian || guardian.email === buyer) return [written]
  const copy = await write(mail, guardian.name)
  return [written, { ...copy, recipient: guardian.email, subject: `Copie : ${copy.subject}` }]
}

async function write(mail: OrderMail, copyFor?: string): Promise<MailToQueue> {
  const { email, order, club } = mail
  const { subject, title, preview, body: Body, isToTeam, documents } = templateOf(email)
  const say = (said: typeof subject) => (typeof said === 'string' ? said : said(mail))
  const words = isToTeam ? undefined : mail.words?.get(orderMailName(email))
  const places = placesOf(order, club)
  const said = subjectOf(words, places, say(subject))
  const rendered = await renderMail(
    <MailLayout
      sender={senderOf(club, mail.siteUrl)}
      title={typographyOf(title)}
      preview={isToTeam ? say(preview) : typographyOf(say(preview))}
    >
      {isToTeam ? null : <Greeting mail={mail} copyFor={copyFor} />}
      <WithOwnWords words={words} places={places} greets={undefined}>
        <Body mail={mail} />
        {isToTeam || email === 'received' ? null : <AddedWord word={mail.facts?.word} />}
      </WithOwnWords>
    </MailLayout>,
    club.look?.accent,
  )
  return {
    template: `order-${email}`,
    recipient: isToTeam ? club.email : order.email,
    replyTo: isToTeam ? order.email : club.email,
    subject: oneLine(isToTeam ? said : typographyOf(`Commande ${order.number} : ${said}`)),
    documents: (documents?.(mail) ?? []).filter((number) => number !== undefined),
    ...(email === 'received' ? withTerms(rendered, mail) : rendered),
  }
}

function Greeting({ mail, copyFor }: OrderMailProps & { copyFor: string | undefined }) {
  const { firstName, lastName } = mail.order
  if (copyFor === undefined)
    return (
      <MailParagraph>
        Bonjour <bdi>{firstName}</bdi>,
      </MailParagraph>
    )
  return (
    <MailParagraph>
      Bonjour <bdi>{copyFor}</bdi>, ce message est la copie de celui que reçoit{' '}
      <bdi>{`${firstName} ${lastName}`}</bdi>, dont vous êtes le représentant légal.
    </MailParagraph>
  )
}

function withTerms({ html, text }: RenderedMail, { order, siteUrl }: OrderMail): RenderedMail {
  const terms = renderTerms(order.terms.terms, siteUrl)
  return {
    html: html.replace(termsPlace, () => terms.html),
    text: text.replace(termsPlace, () => terms.text),
  }
}
