import { outcomes } from '#app/domain/competitions/answers/answer.ts'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { seasonsPath } from '../addresses.ts'
import { AnswerProblems, DoneLine, Pills, RaceForm, TextField, TimeField } from './answer-fields.tsx'
import type { ResultAgain } from './competition-answer.ts'
import type { CompetitionView, OwnResult } from './competition-view.ts'
import { ResultLink } from './people.tsx'
import { SaveState, useUnsaved } from './save-state.tsx'

type ResultCardProps = { race: CompetitionView; again: ResultAgain | undefined; done: string | undefined }

export function ResultCard({ race, again, done }: ResultCardProps) {
  const { ownResult } = race
  return (
    <Card as="section" className="race-card stack" aria-labelledby="race-result-title">
      <h2 className="d4" id="race-result-title">
        Votre résultat
      </h2>
      <DoneLine words={again === undefined ? done : undefined} />
      {ownResult ? <OwnResultFigures result={ownResult} /> : null}
      {ownResult && race.mayHaveResult ? (
        <details className="race-change" open={again !== undefined}>
          <summary className="tap muted">Modifier mon résultat</summary>
          <ResultForm race={race} again={again} done={done} />
          <RaceForm id={race.id} intent="forget-result" className="race-forget-result">
            <Button type="submit" look="ghost" size="small" icon="trash-2">
              Effacer mon résultat
            </Button>
          </RaceForm>
        </details>
      ) : null}
      {ownResult ? null : <ResultForm race={race} again={again} done={undefined} />}
      {ownResult ? (
        <p className="cluster">
          {ownResult.story ? <MoreLink to={ownResult.story}>En faire une story</MoreLink> : null}
          <MoreLink to={seasonsPath}>Votre saison</MoreLink>
        </p>
      ) : null}
    </Card>
  )
}

function OwnResultFigures({ result }: { result: OwnResult }) {
  const { outcome, isFinished, time, pace, against, place, link } = result
  const details = [pace, against].filter(Boolean).join(', ')
  return (
    <div>
      <p className="race-result-time cluster">
        <span className="num tall">{isFinished ? (time ?? outcome) : outcome}</span>
        {place === undefined ? null : <span>{place}</span>}
      </p>
      {details === '' ? null : <p className="muted">{details}</p>}
      {link === undefined ? null : <ResultLink link={link} />}
    </div>
  )
}

function ResultForm({ race, again, done }: ResultCardProps) {
  const { isUnsaved, ...watched } = useUnsaved()
  const values = again?.values ?? race.result
  return (
    <RaceForm id={race.id} intent="result" noValidate {...watched}>
      <AnswerProblems again={again} />
      <Pills
        name="outcome"
        legend="Comment la course s’est-elle terminée&#8239;?"
        choices={Object.entries(outcomes)}
        chosen={values.outcome}
        again={again}
      />
      <div className="race-if-finished">
        <TimeField
          name="time"
          label="Temps"
          saved={race.result.time}
          typedBefore={again?.values?.time}
          format={race.formats.find(({ key }) => key === race.answer.format)}
          again={again}
        />
        <TextField
          name="place"
          label="Place au général"
          figures
          inputMode="numeric"
          defaultValue={values.place}
          again={again}
        />
      </div>
      <TextField
        name="link"
        label="Page des résultats"
        hint="L’adresse du classement, si elle est en ligne."
        type="url"
        inputMode="url"
        defaultValue={values.link}
        again={again}
      />
      <div className="race-save">
        <SaveState intent="result" isRefused={again !== undefined} isUnsaved={isUnsaved} done={done} />
        <Button type="submit" size="large" block busy={useIsSending('result')}>
          Enregistrer mon résultat
        </Button>
      </div>
    </RaceForm>
  )
}
