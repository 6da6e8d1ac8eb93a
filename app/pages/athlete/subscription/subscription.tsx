import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/breadcrumb.tsx'
import { subscriptionPath } from '../calendar/calendar-addresses.ts'
import type { Route } from './+types/subscription.ts'
import { ConfirmSecretAct } from './confirm-secret-act.tsx'
import { DoneNote } from './done-note.tsx'
import { FeedList } from './feed-list.tsx'
import { HowToAdd } from './how-to-add.tsx'
import { NoAddress } from './no-address.tsx'
import { readSubscriptionPage } from './read-subscription-page.server.ts'
import { receiveSubscription } from './receive-subscription.server.ts'
import { ReminderChoices } from './reminder-choices.tsx'
import { SecretSection } from './secret-section.tsx'
import { subscriptionSheet } from './subscription-sheet.ts'

export const handle: PageHandle = { hasContactForm: false }

export const links: Route.LinksFunction = subscriptionSheet

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'S’abonner au calendrier',
    description: 'Le calendrier du club dans votre agenda, et les rappels que vous voulez.',
    path: subscriptionPath,
    isHidden: true,
  })

export function loader({ request, context }: Route.LoaderArgs) {
  return readSubscriptionPage(request, context)
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveSubscription(request, context)
}

export default function Subscription({ loaderData: { feeds, wanted, asks, done } }: Route.ComponentProps) {
  return (
    <div className="wrap subscription">
      <Breadcrumb
        steps={[
          { label: 'Espace athlète', to: athletePath },
          { label: 'Calendrier', to: calendarPath },
          { label: 'S’abonner' },
        ]}
      />
      <header className="subscription-head">
        <h1 className="d2">Dans votre agenda</h1>
        <p className="lead">
          Abonnez-y votre téléphone ou votre ordinateur&nbsp;: les courses s’y ajoutent, changent et
          s’annulent toutes seules.
        </p>
        <DoneNote done={done} />
      </header>
      {asks ? <ConfirmSecretAct key={asks} act={asks} /> : null}
      {feeds.length > 0 ? <FeedList feeds={feeds} /> : <NoAddress />}
      <HowToAdd />
      <ReminderChoices wanted={wanted} />
      {feeds.length > 0 ? <SecretSection /> : null}
    </div>
  )
}
