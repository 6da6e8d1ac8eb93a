import { href } from 'react-router'
import { findGiftCard } from '#app/domain/camps/gifts/gift-store.server.ts'
import { formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Card } from '#app/ui/kit/card.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { ofThisBooking } from '../booked/read-booked.server.ts'
import stylesheet from '../booking/booking.css?url'
import type { Route } from './+types/gift-card.ts'

export const handle: PageHandle = { isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisBooking
export const meta = hiddenMeta('Un stage offert', 'La carte d’un stage offert.', href('/nos-stages'))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const card = await findGiftCard(context.get(servicesContext).database, params.secret)
  if (!card) throw pageNotFound(request)
  const { firstName, from, title, place, words, startOn, endOn } = card
  return { firstName, from, title, place, words, dates: formatDayRangeInWords(startOn, endOn) }
}

/** For who receives a place: from whom, which camp; no price. It prints on a sheet. */
export default function GiftCard({ loaderData: card }: Route.ComponentProps) {
  return (
    <div className="wrap booking">
      <Card className="stack booking-gift">
        <p className="muted">Pour {card.firstName}</p>
        <h1 className="d2">{card.title}</h1>
        <p className="lead">
          Un stage, <Ordinals>{card.dates}</Ordinals>, {card.place}.
        </p>
        {card.words ? <p className="booking-words">{card.words}</p> : null}
        <p>De la part de {card.from}.</p>
      </Card>
      <p className="muted small booking-unprinted">
        Imprimez cette page par le menu de votre navigateur&nbsp;: il n’en sort que la carte. Une question, un
        empêchement&#8239;? Répondez à l’e-mail reçu.
      </p>
    </div>
  )
}
