import type { FeedAddress } from './feed-addresses.ts'
import { FeedRow } from './feed-row.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

/** The two calendars one may subscribe to. */
export function FeedList({ feeds }: { feeds: readonly FeedAddress[] }) {
  return (
    <SubscriptionSection
      id="adresses"
      title="Vos deux calendriers"
      lead="L’un, l’autre ou les deux. Votre agenda les relit de lui-même, toutes les heures ou une fois par jour selon le programme."
    >
      <ul className="subscription-feeds">
        {feeds.map((feed) => (
          <FeedRow key={feed.kind} feed={feed} />
        ))}
      </ul>
    </SubscriptionSection>
  )
}
