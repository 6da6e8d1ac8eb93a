import { Card } from '#app/ui/kit/card.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { seasonsPath } from '../season/season-addresses.ts'
import type { ResultAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'
import { DoneLine } from './done-line.tsx'
import { ForgetResult } from './forget-result.tsx'
import { OwnResultFigures } from './own-result-figures.tsx'
import { ResultForm } from './result-form.tsx'

type ResultCardProps = { race: CompetitionView; again: ResultAgain | undefined; done: string | undefined }

/** How it went: asked once the race has begun, shown large once it is known. */
export function ResultCard({ race, again, done }: ResultCardProps) {
  const { ownResult } = race
  return (
    <Card as="section" className="race-card" aria-labelledby="race-result-title">
      <h2 className="d4" id="race-result-title">
        Votre résultat
      </h2>
      <DoneLine words={done} />
      {ownResult ? <OwnResultFigures result={ownResult} /> : null}
      {ownResult && race.mayHaveResult ? (
        <details className="race-change" open={again !== undefined}>
          <summary>Modifier mon résultat</summary>
          <ResultForm key={done} race={race} again={again} />
          <ForgetResult id={race.id} />
        </details>
      ) : null}
      {ownResult ? null : <ResultForm race={race} again={again} />}
      {ownResult ? (
        <p>
          <MoreLink to={seasonsPath}>Votre saison</MoreLink>
        </p>
      ) : null}
    </Card>
  )
}
