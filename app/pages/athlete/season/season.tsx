import { Link } from 'react-router'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { DoneNote, useDone } from '#app/ui/blocks/forms/done-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { buttonClasses } from '#app/ui/kit/button.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { seasonsPath } from '../addresses.ts'
import { AreaBreadcrumb, TitledSection } from '../area.tsx'
import { forgottenWords, type Done } from '../competition/done-words.ts'
import type { Route } from './+types/season.ts'
import { CampList } from './camp-list.tsx'
import { RaceRow } from './race-row.tsx'
import { SeasonLine } from './season-line.tsx'
import type { SeasonView, ShownRace } from './season-view.ts'
import stylesheet from './season.css?url'

export { loader } from './season.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `Saison ${loaderData.season.name}` : 'Votre saison',
    description: 'Vos courses d’une saison, leurs objectifs et leurs résultats.',
    path: seasonsPath,
    isHidden: true,
  })

export default function SeasonPage({ loaderData: { season, camps } }: Route.ComponentProps) {
  const { ahead, over } = season
  const isEmpty = ahead.length + over.length === 0
  return (
    <div className="wrap inner stack season">
      <AreaBreadcrumb here="Votre saison" />
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
        </>
      )}
      <CampList camps={camps} />
      {isEmpty ? null : <SeasonFiles files={season.files} />}
    </div>
  )
}

function RaceList({ title, races }: { title: string; races: readonly ShownRace[] }) {
  if (races.length === 0) return null
  return (
    <section className="season-races">
      <h2 className="d3">{title}</h2>
      <ul>
        {races.map((race) => (
          <RaceRow key={race.id} race={race} />
        ))}
      </ul>
    </section>
  )
}

const forgotten: Done = 'reponse-effacee'

function ForgottenNote() {
  const done = useDone({ [forgotten]: forgottenWords })
  return done ? <DoneNote>{done}</DoneNote> : null
}

function SeasonFiles({ files: { csv, pdf } }: { files: { csv: string; pdf: string } }) {
  return (
    <TitledSection className="season-files" id="season-files-title" title="À garder">
      <p className="muted">Vos fichiers à vous&nbsp;: vos courses masquées y sont aussi.</p>
      <p className="cluster">
        <a className={buttonClasses({ look: 'line' })} href={pdf} download>
          <Icon name="file-text" size={18} />
          La saison en PDF
        </a>
        <a className={buttonClasses({ look: 'line' })} href={csv} download>
          <Icon name="download" size={18} />
          Pour un tableur (CSV)
        </a>
      </p>
    </TitledSection>
  )
}

function SeasonHead({ season: { name, before, after } }: { season: SeasonView }) {
  return (
    <header className="season-head cluster">
      <h1 className="d2">
        Saison <span className="nowrap">{name}</span>
      </h1>
      {before || after ? (
        <nav aria-label="Autres saisons">
          {before ? (
            <Link className="tap" to={before.path} prefetch="intent">
              <Icon name="chevron-left" size={20} />
              <span className="vh">Saison précédente&nbsp;: </span>
              {before.name}
            </Link>
          ) : null}
          {after ? (
            <Link className="tap" to={after.path} prefetch="intent">
              <span className="vh">Saison suivante&nbsp;: </span>
              {after.name}
              <Icon name="chevron-right" size={20} />
            </Link>
          ) : null}
        </nav>
      ) : null}
    </header>
  )
}
