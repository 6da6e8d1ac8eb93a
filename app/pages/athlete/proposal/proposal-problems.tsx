import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { summaryTitle } from '#app/ui/blocks/forms/summary-title.ts'
import { ErrorSummary } from '#app/ui/kit/error-summary.tsx'
import { competitionPath } from '../competition-addresses.ts'
import type { ProposalAnswer } from './proposal-answer.ts'

/** What stands between the member and a proposed race; takes the focus when it appears. */
export function ProposalProblems({ again: { problems, similar, obstacle } }: { again: ProposalAnswer }) {
  if (obstacle !== undefined) return <FormObstacle>{obstacle}</FormObstacle>
  if (similar.length > 0)
    return (
      <FormObstacle>
        <p>
          <b>
            {similar.length > 1
              ? 'Des courses du même jour lui ressemblent.'
              : 'Une course du même jour lui ressemble.'}
          </b>
        </p>
        <ul className="proposal-similar">
          {similar.map(({ id, title, days, place, state }) => (
            <li key={id}>
              <a className="link" href={competitionPath(id)} target="_blank" rel="noopener">
                {title}
                <span className="vh"> (nouvel onglet)</span>
              </a>
              , {days}, {place} · {state}
            </li>
          ))}
        </ul>
        <p>Si c’en est une autre, envoyez-la&nbsp;: tout ce que vous avez écrit est encore là.</p>
      </FormObstacle>
    )
  const errors = problems.map(({ field, message }) => ({ fieldId: `race-${field}`, message }))
  return <ErrorSummary title={summaryTitle(errors.length)} errors={errors} />
}
