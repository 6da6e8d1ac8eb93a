import { LineArt } from '#app/ui/art/line-art.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { proposalPath } from '../calendar-addresses.ts'

type NothingHereProps = {
  /** « ce mois-ci » */
  when: string
  /** Where the filters are taken away; nothing when none is set. */
  unfiltered: string | undefined
}

/** An empty list, and what may be done about it. */
export function NothingHere({ when, unfiltered }: NothingHereProps) {
  if (unfiltered !== undefined)
    return (
      <EmptyState
        title="Aucun rendez-vous pour ces filtres."
        level={3}
        art={<LineArt name="empty-lanes" />}
        action={
          <a className="button button-line" href={unfiltered}>
            Retirer les filtres
          </a>
        }
      >
        Il y en a peut-être d’autres {when}.
      </EmptyState>
    )
  return (
    <EmptyState
      title={`Rien au calendrier ${when}.`}
      level={3}
      art={<LineArt name="empty-flat" />}
      action={
        <a className="button button-primary" href={proposalPath}>
          Proposer une course
        </a>
      }
    >
      Une course vous tente&#8239;? Proposez-la au club.
    </EmptyState>
  )
}
