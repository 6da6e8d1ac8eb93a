import { useEffect, useRef } from 'react'
import { data, href } from 'react-router'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { Route } from './+types/booking.ts'
import { answerBooking } from './answer-booking.server.ts'
import { BookingForm } from './booking-form.tsx'
import { BookingPrice } from './booking-price.tsx'
import { BookingRecap } from './booking-recap.tsx'
import stylesheet from './booking.css?url'
import {
  type Asked,
  campView,
  countOf,
  newKey,
  offerAt,
  readBooker,
  readWaiter,
} from './read-booking.server.ts'

export const handle: PageHandle = { hasContactForm: false, isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => forThisVisitor

export const meta = hiddenMeta(
  'Inscription',
  'Qui vient, les options, puis un récapitulatif.',
  href('/nos-stages'),
)

export async function loader(asked: Route.LoaderArgs) {
  const { offer, services, path, wait } = await offerAt(asked as Asked)
  const booker = await readBooker(asked.context)
  const count = countOf(new URL(asked.request.url).searchParams.get('personnes'), offer)
  const waiter = booker ? undefined : await readWaiter(services, path, wait)
  const takesCards = services.payment !== undefined
  const camp = campView(offer)
  return data({ camp, booker, waiter, count, key: newKey(), takesCards }, { headers: forThisVisitor })
}

export function action(asked: Route.ActionArgs) {
  return answerBooking(asked as Asked)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const { camp, booker, waiter, count, key } = loaderData
  const { firstName = '', email = '' } = booker ?? waiter ?? {}
  const step = answer?.step ?? 'form'
  const typed = answer?.typed ?? { ...blank, firstName, lastName: booker?.lastName ?? '', email }
  const problem = cutOff ? connectionCut : answer?.problem
  const heading = useStepHeading(step)
  if (answer?.leaveFor) return <Leaving address={answer.leaveFor} />
  return (
    <div className="wrap booking">
      <Breadcrumb
        steps={[
          { label: 'Stages', to: href('/nos-stages') },
          { label: camp.title, to: camp.path },
          { label: 'Inscription' },
        ]}
      />
      <header className="booking-head">
        <h1 className="d2" ref={heading} tabIndex={-1}>
          {step === 'recap' ? 'Tout est juste\u202f?' : `S’inscrire, ${camp.title}`}
        </h1>
        <p className="lead">
          <Ordinals>{capitalised(camp.dates)}</Ordinals>, {camp.location}.{' '}
          {step === 'recap' ? 'Relisez chaque ligne.' : 'Rien n’est commandé avant le récapitulatif.'}
        </p>
        {camp.isSample ? <ExampleBadge /> : null}
      </header>
      {camp.isOpen ? <UnreachedNote mailed="booking" /> : null}
      {problem === undefined ? null : <ProblemNote key={(cutOff ?? answer)?.attempt}>{problem}</ProblemNote>}
      {step === 'recap' && answer?.recap ? (
        <BookingRecap key={answer.attempt} camp={camp} answer={answer} recap={answer.recap} />
      ) : camp.isOpen ? (
        <div className="booking-columns columns">
          <BookingPrice camp={camp} count={answer?.count ?? count} />
          <BookingForm
            key={answer?.attempt ?? 'new'}
            camp={camp}
            count={answer?.count ?? count}
            typed={typed}
            formKey={answer?.key ?? key}
            problems={answer?.problems ?? []}
            isSignedIn={booker !== undefined}
          />
        </div>
      ) : (
        <Note tone="warning">
          <p>Les inscriptions à ce stage ne sont pas ouvertes, ou il est complet.</p>
          <ButtonLink to={camp.path}>Voir le stage</ButtonLink>
        </Note>
      )}
    </div>
  )
}

/** The recap stands in place of the form: read from its beginning. */
function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

const blank = { takesPart: 'on', plan: 'deposit' }

const connectionCut =
  'La connexion s’est interrompue. Continuez quand elle est revenue\u00a0: rien n’est perdu, et rien n’est réservé deux fois.'

function Leaving({ address }: { address: string }) {
  return (
    <div className="wrap booking stack">
      <h1 className="d2">Vos places sont gardées.</h1>
      <p className="lead">
        Vous payez sur {new URL(address).host}, la page sécurisée de notre prestataire de paiement.
      </p>
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <a className="button button-primary button-large" href={address} rel="noreferrer">
        Aller au paiement
      </a>
    </div>
  )
}
