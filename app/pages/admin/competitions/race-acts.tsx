import { href } from 'react-router'
import type { CompetitionStatus } from '#app/domain/competitions/competition.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Panel } from '../frame/panel.tsx'
import { acts, type ActName } from './acts.ts'

type RaceActsProps = { race: { id: string; status: CompetitionStatus; isRun: boolean }; canMerge: boolean }

const open: Readonly<Record<CompetitionStatus, readonly ActName[]>> = {
  proposed: ['reunir', 'refuser'],
  confirmed: ['annuler'],
  cancelled: ['retablir'],
  refused: [],
}

/** What can be done with a race now; each says more on its own page before it is done. */
export function RaceActs({ race: { id: competition, status, isRun }, canMerge }: RaceActsProps) {
  const next = open[status].filter((act) => act !== 'reunir' || canMerge)
  return (
    <Panel id="actes" title="À faire">
      <ul className="admin-acts stack">
        {status === 'refused' ? null : (
          <li>
            <ButtonLink
              look={status === 'proposed' ? 'primary' : 'line'}
              to={href('/admin/competitions/:competition/modifier', { competition })}
            >
              {status === 'proposed' ? 'Relire et accepter' : 'Modifier ou déplacer'}
            </ButtonLink>
          </li>
        )}
        {isRun ? (
          <li>
            <ButtonLink look="line" to={href('/admin/competitions/:competition/resultats', { competition })}>
              Noter les résultats
            </ButtonLink>
          </li>
        ) : null}
        {next.map((act) => (
          <li key={act}>
            <ButtonLink
              look="line"
              className={acts[act].isDanger ? 'admin-danger' : undefined}
              to={href('/admin/competitions/:competition/:act', { competition, act })}
            >
              {acts[act].label}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink
            look="ghost"
            icon="copy"
            to={`${href('/admin/competitions/ajouter')}?depuis=${competition}`}
          >
            L’édition suivante
          </ButtonLink>
        </li>
      </ul>
    </Panel>
  )
}
