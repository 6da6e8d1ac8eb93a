import { href } from 'react-router'
import { findBookingById } from '#app/domain/camps/bookings/store.server.ts'
import { bookingsOfMember } from '#app/domain/camps/store.server.ts'
import { dayInParis, formatDay, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { campStoryPath } from '#app/ui/blocks/camp-story-path.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/bookings.ts'
import { AccountHead, AccountRow } from './account-parts.tsx'
import { readAccount } from './account.server.ts'

export const meta = hiddenMeta('Stages', 'Vos inscriptions aux stages, ce qui est payé et ce qui vient.')

type Services = Awaited<ReturnType<typeof readAccount>>['services']
type OfMember = Awaited<ReturnType<typeof bookingsOfMember>>[number]

export async function loader({ context }: Route.LoaderArgs) {
  const { account, services } = await readAccount(context)
  const today = dayInParis(services.clock.now())
  const all = await bookingsOfMember(services.database, account.userId)
  const shown = await Promise.all(
    all.filter(isShown(today)).map((booking) => shownBooking(services, booking, today)),
  )
  return {
    ahead: shown.filter(({ isOver }) => !isOver),
    over: shown.filter(({ isOver }) => isOver).toReversed(),
  }
}

/** What expired unpaid is told until the camp; a place that somebody else gave up is no longer this member's. */
function isShown(today: string) {
  return ({ stage, isOwn, endOn }: OfMember) =>
    isOwn ? stage !== 'expired' || endOn >= today : stage === 'booked' || stage === 'held'
}

const stages: Readonly<
  Record<OfMember['stage'], { badge: string; tone: 'success' | 'warning' | 'neutral' }>
> = {
  held: { badge: 'En attente de paiement', tone: 'warning' },
  booked: { badge: 'J’y vais', tone: 'success' },
  cancelled: { badge: 'Annulée', tone: 'neutral' },
  expired: { badge: 'Expirée', tone: 'neutral' },
}

async function shownBooking({ database }: Services, booking: OfMember, today: string) {
  const { id, secret, stage, startOn, endOn, title, location, path, isOwn } = booking
  const isOver = endOn < today || stage === 'cancelled' || stage === 'expired'
  return {
    id,
    isOver,
    title,
    location,
    dates: capitalised(formatDayRangeInWords(startOn, endOn)),
    state:
      endOn < today && stage === 'booked' ? { badge: 'Terminé', tone: 'neutral' as const } : stages[stage],
    path: isOwn ? href('/inscription/:secret', { secret }) : path,
    isOwn,
    story: stage === 'booked' ? campStoryPath(booking) : undefined,
    money: isOwn && !isOver ? await moneyOf(database, booking) : undefined,
  }
}

async function moneyOf(database: Services['database'], { id, stage }: OfMember): Promise<string> {
  const instalments = (await findBookingById(database, id))?.instalments ?? []
  const paidCents = instalments.reduce((sum, { paidAt, cents }) => sum + (paidAt ? cents : 0), 0)
  const next = instalments.find(({ paidAt }) => paidAt === null)
  if (!next) return `Tout est payé, ${formatEuros(paidCents)}.`
  if (stage === 'held') return `${formatEuros(next.cents)} à payer pour garder la place.`
  const due = `${formatEuros(next.cents)} à payer au plus tard le ${formatDay(next.dueOn)}`
  return paidCents > 0 ? `${formatEuros(paidCents)} payés, ${due}.` : `${due}.`
}

type Shown = Route.ComponentProps['loaderData']['ahead'][number]

export default function Bookings({ loaderData: { ahead, over } }: Route.ComponentProps) {
  return (
    <>
      <AccountHead title="Stages" lead="Vos inscriptions, ce qui est payé et ce qui vient." />
      {ahead.length + over.length === 0 ? (
        <EmptyState
          title="Aucun stage pour le moment."
          art={<LineArt name="empty-relief" />}
          action={<ButtonLink to={href('/nos-stages')}>Voir les stages</ButtonLink>}
        >
          Une inscription faite sans compte se suit par le lien de son e-mail de confirmation.
        </EmptyState>
      ) : null}
      <BookingRows bookings={ahead} />
      {over.length > 0 ? <h2 className="d4">Passés et annulés</h2> : null}
      <BookingRows bookings={over} />
    </>
  )
}

function BookingRows({ bookings }: { bookings: readonly Shown[] }) {
  if (bookings.length === 0) return null
  return (
    <ul className="account-rows">
      {bookings.map(({ id, title, dates, location, state, path, isOwn, money, story }) => (
        <AccountRow
          key={id}
          icon="tent-tree"
          title={title}
          badge={<Badge tone={state.tone}>{state.badge}</Badge>}
          link={{ to: path, label: isOwn ? 'Suivre' : 'Voir', about: `le stage ${title}` }}
        >
          <Ordinals>{dates}</Ordinals>, {location}.{' '}
          {isOwn ? money : 'Une autre personne a pris cette place pour vous.'}
          {story ? (
            <>
              {' '}
              <TextLink className="tap" to={story}>
                En faire une story
              </TextLink>
            </>
          ) : null}
        </AccountRow>
      ))}
    </ul>
  )
}
