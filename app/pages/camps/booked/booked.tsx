import { href } from 'react-router'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { Badge, type BadgeTone } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import stylesheet from '../booking/booking.css?url'
import { ScaleList } from '../scale-list.tsx'
import type { Route } from './+types/booked.ts'
import { BookingCutOffNote } from './booking-cut-off-note.tsx'
import { Money } from './booking-money.tsx'
import { payBooking } from './pay-booking.server.ts'
import { PaymentDue } from './payment-due.tsx'
import { type BookedView, ofThisBooking, readBooked } from './read-booked.server.ts'

export const handle: PageHandle = { isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisBooking

// Not its own address: that one is a secret.
export const meta = hiddenMeta(
  'Inscription',
  'Où en est une inscription, ses paiements, ses documents.',
  href('/nos-stages'),
)

export function loader(asked: Route.LoaderArgs) {
  return readBooked(asked)
}

export function action(asked: Route.ActionArgs) {
  return payBooking(asked)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const heads: Readonly<Record<BookedView['stage'], { title: string; badge: string; tone: BadgeTone }>> = {
  held: { title: 'Il ne manque que le paiement.', badge: 'En attente de paiement', tone: 'warning' },
  booked: { title: 'Votre place est prise.', badge: 'Inscription confirmée', tone: 'success' },
  cancelled: { title: 'Inscription annulée.', badge: 'Annulée', tone: 'neutral' },
  expired: { title: 'Le délai est passé.', badge: 'Expirée', tone: 'neutral' },
}

const late = { badge: 'Paiement en retard', tone: 'warning' } as const

function titleOf({ stage, participants, isOwn }: BookedView): string {
  if (stage !== 'booked') return heads[stage].title
  const isForMany = participants.filter(({ hasLeft }) => !hasLeft).length > 1
  if (isForMany) return isOwn ? 'Vos places sont prises.' : 'Les places sont prises.'
  return isOwn ? heads.booked.title : 'La place est prise.'
}

export default function Booked({ loaderData: booked, actionData }: Route.ComponentProps) {
  const { cutOff } = useAnswerDespiteCut(actionData)
  const { badge, tone } = booked.isLate ? late : heads[booked.stage]
  const isOver = booked.stage === 'cancelled' || booked.stage === 'expired'
  return (
    <div className="wrap booking">
      <Breadcrumb
        steps={[
          { label: 'Stages', to: href('/nos-stages') },
          { label: booked.title, to: booked.path },
          { label: `Inscription n°\u00a0${booked.number}` },
        ]}
      />
      <header className="booking-head">
        <h1 className="d2">{titleOf(booked)}</h1>
        <output>
          <Badge tone={tone}>{badge}</Badge>
        </output>
        <p className="lead">
          Stage {booked.title}, <Ordinals>{booked.dates}</Ordinals>, {booked.location}.
        </p>
      </header>
      {isOver ? (
        <div className="row cluster">
          {booked.stage === 'expired' && booked.paidCents === 0 ? (
            <p>
              Le paiement n’est pas venu à temps&nbsp;: rien n’a été débité, les places sont à nouveau libres.
            </p>
          ) : null}
          <ButtonLink to={booked.path} look="line">
            Revoir le stage
          </ButtonLink>
        </div>
      ) : null}
      {cutOff ? <BookingCutOffNote key={cutOff.attempt} /> : null}
      {booked.isAway && booked.due && !cutOff ? (
        <Note tone="warning">
          Le service de paiement ne répond pas pour le moment. Rien n’a été débité et vos places restent
          gardées&nbsp;: essayez à nouveau dans quelques minutes.
        </Note>
      ) : null}
      <div className="booking-columns columns">
        <div className="stack booking-said">
          {booked.due ? <PaymentDue due={booked.due} secret={booked.secret} /> : null}
          <People booked={booked} />
          <Ways booked={booked} />
          <GivingUp booked={booked} />
        </div>
        <Money booked={booked} />
      </div>
    </div>
  )
}

/** Where one goes from here: what the participants read, one's own calendar. */
function Ways({ booked }: { booked: BookedView }) {
  if (booked.stage === 'expired') return null
  return (
    <div>
      {booked.participantsSecret === undefined ? null : (
        <p>
          Programme, sac, rendez-vous, covoiturage&nbsp;:{' '}
          <TextLink
            className="tap"
            to={href('/entre-participants/:secret', { secret: booked.participantsSecret })}
          >
            la page des participants
          </TextLink>
        </p>
      )}
      <p>
        <a className="link tap" href={href('/inscription/:secret/stage.ics', { secret: booked.secret })}>
          {booked.stage === 'cancelled' ? 'Retirer de votre agenda' : 'Ajouter à votre agenda'}
          <span className="vh"> le stage {booked.title}</span>
        </a>{' '}
        <span className="muted small">(fichier .ics)</span>
      </p>
    </div>
  )
}

function People({ booked: { participants, lodgingNote, secret, canChange } }: { booked: BookedView }) {
  return (
    <section aria-labelledby="booked-who">
      <h2 className="d4" id="booked-who">
        Qui vient
      </h2>
      <ul className="booking-people">
        {participants.map(({ rank, name, levelGroup, options, hasLeft }) => (
          <li key={rank}>
            <b>{name || 'Nom effacé'}</b>
            <p className="muted small">
              {[levelGroup, ...options, hasLeft ? 'place rendue' : undefined].filter(Boolean).join(', ')}
            </p>
            {canChange && !hasLeft ? <Changes secret={secret} rank={rank} name={name} /> : null}
          </li>
        ))}
      </ul>
      {lodgingNote ? <p className="muted">{lodgingNote}</p> : null}
    </section>
  )
}

type ChangesProps = { secret: string; rank: number; name: string }

function Changes({ secret, rank, name }: ChangesProps) {
  const to = { secret, rank: String(rank) }
  return (
    <p className="row chips">
      <TextLink className="tap" to={href('/inscription/:secret/participants/:rank/options', to)}>
        Options<span className="vh"> de {name}</span>
      </TextLink>
      <TextLink className="tap" to={href('/inscription/:secret/participants/:rank/ceder', to)}>
        Céder la place<span className="vh"> de {name}</span>
      </TextLink>
      <TextLink className="tap" to={href('/inscription/:secret/participants/:rank/rendre', to)}>
        Rendre la place<span className="vh"> de {name}</span>
      </TextLink>
    </p>
  )
}

function GivingUp({ booked }: { booked: BookedView }) {
  if (!booked.canCancel) return null
  return (
    <section aria-labelledby="booked-scale">
      <h2 className="d4" id="booked-scale">
        Si vous annulez
      </h2>
      <ScaleList scale={booked.scale} />
      <TextLink className="tap" to={href('/inscription/:secret/annuler', { secret: booked.secret })}>
        Annuler cette inscription
      </TextLink>
    </section>
  )
}
