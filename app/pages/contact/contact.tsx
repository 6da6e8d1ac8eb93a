import { data, href } from 'react-router'
import { isInPreparation } from '#app/domain/club/preparation.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import { readSchedule } from '#app/domain/team/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, noStore, visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { sportsActivityLocation } from '#app/seo/club-place.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { PageHead } from '#app/ui/blocks/page-head/page-head.tsx'
import { StepsLine } from '#app/ui/kit/lists/steps-line.tsx'
import type { Route } from './+types/contact.ts'
import { ContactForm } from './contact-form.tsx'
import stylesheet from './contact.css?url'
import { MessageSent } from './message-sent.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { readParameters } from './read-parameters.server.ts'
import { receiveMessage } from './receive-message.server.ts'

const title = 'Contact'
const description =
  'Une question, un objectif, un stage en vue\u00a0: écrivez-nous, un coach vous répond sous deux jours ouvrés.'

export const handle: PageHandle = { hasContactForm: false }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = visitorHeaders(['email', 'sujet', 'stage', 'envoye'])

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.sent ? 'Message envoyé' : title,
    searchTitle: loaderData?.sent ? undefined : (town) => `Contact, adresse et horaires à ${town}`,
    description,
    path: href('/contact'),
    isHidden: Boolean(loaderData?.sent),
    structuredData: (site) => {
      const address = loaderData?.reach.address
      return address ? [sportsActivityLocation(site, { ...loaderData, address })] : []
    },
    trail: [{ label: title, path: href('/contact') }],
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { facts } = await readClub(services.content)
  const { isForEverybody, ...parameters } = await readParameters(request, services)
  const { address, email, phone, openingHours } = facts
  const isReached = !isInPreparation(services, facts)
  const reach = isReached ? { email, phone: phoneOf(phone), address } : {}
  const sessions = await readSchedule(services.content, services.clock.now())
  const shown = { sessions, openingHours, reach, ...parameters }
  if (isForEverybody) return data(shown)
  return data(shown, { headers: shown.sent ? forThisVisitor : noStore })
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveMessage(request, context)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const { sent, prefilled, reach, openingHours, sessions } = loaderData
  return (
    <>
      <PageHead
        tag="Contact"
        title={
          <>
            Parlons <AcceleratedWord word="allure" />.
          </>
        }
        lead="Une question, un doute, un dossard en vue&nbsp;: écrivez-nous. Un coach lit chaque message, aucun robot ne répond à sa place."
        art="head-contact"
      />
      <div className="wrap form-and-aside" id="contact-form">
        {sent && !sent.details?.isLead ? (
          <MessageSent sent={sent} />
        ) : (
          <ContactForm
            prefilled={prefilled}
            leadEmail={sent?.details?.email}
            answer={answer}
            cutOff={cutOff}
          />
        )}
        <aside className="form-aside" aria-label="Nous joindre">
          <Reach {...reach} />
          <WhatComesNext isSent={Boolean(sent)} />
          <OpeningHours times={openingHours} sessions={sessions} />
        </aside>
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Reach({ phone, email, address }: Shown['reach']) {
  if (!address) return null
  return (
    <div className="reach">
      <a href={phone.link}>
        <span className="muted smaller">Par téléphone</span>
        <b className="num">{phone.shown}</b>
      </a>
      <a href={`mailto:${email}`}>
        <span className="muted smaller">Par e-mail</span>
        <b>{email}</b>
      </a>
      <p>
        <span className="muted smaller">Sur place</span>
        {address.street}, {address.postcode} {address.city}
      </p>
    </div>
  )
}

function WhatComesNext({ isSent }: { isSent: boolean }) {
  return (
    <section aria-labelledby="what-comes-next">
      <h2 className="d4" id="what-comes-next">
        Et ensuite&#8239;?
      </h2>
      <StepsLine
        className="aside-steps"
        steps={[
          {
            title: 'Tout de suite',
            text: 'Un accusé de réception arrive dans votre boîte, avec une copie de votre message.',
            done: isSent,
          },
          {
            title: 'Sous deux jours ouvrés',
            text: 'La personne concernée vous répond par e-mail, ou vous appelle si vous avez laissé un numéro.',
          },
          {
            title: 'Si le cœur vous en dit',
            text: 'Un bilan de vingt minutes, gratuit et sans engagement, au téléphone ou au bord de la piste.',
          },
        ]}
      />
    </section>
  )
}
