import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import type { Route } from './+types/season.ts'
import { ForgottenNote } from './forgotten-note.tsx'
import { RaceList } from './race-list.tsx'
import { readSeasonPage } from './read-season-page.server.ts'
import { seasonsPath } from './season-addresses.ts'
import { SeasonFiles } from './season-files.tsx'
import { SeasonHead } from './season-head.tsx'
import { SeasonLine } from './season-line.tsx'
import { seasonSheet } from './season-sheet.ts'

export const links: Route.LinksFunction = seasonSheet

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Saison ${loaderData.season.name}` : 'Votre saison',
    description: 'Vos courses d’une saison, leurs objectifs et leurs résultats.',
    path: seasonsPath,
    isHidden: true,
  })

export function loader({ request, params, context }: Route.LoaderArgs) {
  return readSeasonPage(request, params.season, context)
}

export default function SeasonPage({ loaderData: { season } }: Route.ComponentProps) {
  const { ahead, over } = season
  const isEmpty = ahead.length + over.length === 0
  return (
    <div className="wrap season">
      <Breadcrumb
        steps={[
          { label: 'Espace athlète', to: athletePath },
          { label: 'Calendrier', to: calendarPath },
          { label: 'Votre saison' },
        ]}
      />
      <SeasonHead season={season} />
      <ForgottenNote />
      {isEmpty ? (
        <EmptyState
          title="Aucune course cette saison."
          art={<LineArt name="empty-relief" />}
          action={<ButtonLink to={calendarPath}>Voir le calendrier</ButtonLink>}
        >
          Répondez «&#8239;J’y vais&#8239;» à une course du calendrier&nbsp;: elle se pose ici, avec son
          objectif, puis son résultat.
        </EmptyState>
      ) : (
        <>
          <SeasonLine season={season} />
          <RaceList title="À venir" races={ahead} />
          <RaceList title="Courues" races={over} />
          <SeasonFiles files={season.files} />
        </>
      )}
    </div>
  )
}
