import { Form } from 'react-router'
import { outcomes } from '#app/domain/competitions/answers/answer.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { ChoicePill, ChoicePills } from '#app/ui/kit/fields/choice-pill.tsx'
import { FieldGroup, Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { competitionPath, seasonsPath } from '../addresses.ts'
import { AnswerProblems, DoneLine, TimeField, useSent } from './answer-fields.tsx'
import { type ResultAgain, problemOf } from './competition-answer.ts'
import type { CompetitionView, OwnResult } from './competition-view.ts'
import { ResultLink } from './people.tsx'

type ResultCardProps = { race: CompetitionView; again: ResultAgain | undefined; done: string | undefined }

export function ResultCard({ race, again, done }: ResultCardProps) {
  const { ownResult } = race
  return (
    <Card as="section" className="race-card stack" aria-labelledby="race-result-title">
      <h2 className="d4" id="race-result-title">
        Votre résultat
      </h2>
      <DoneLine words={done} />
      {ownResult ? <OwnResultFigures result={ownResult} /> : null}
      {ownResult && race.mayHaveResult ? (
        <details className="race-change" open={again !== undefined}>
          <summary className="tap muted">Modifier mon résultat</summary>
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

function OwnResultFigures({ result }: { result: OwnResult }) {
  const { outcome, isFinished, time, pace, against, place, link } = result
  const details = [pace, against].filter(Boolean).join(', ')
  return (
    <div className="race-result">
      <p className="race-result-time cluster">
        <span className="num tall">{isFinished ? (time ?? outcome) : outcome}</span>
        {place === undefined ? null : <span>{place} au général</span>}
      </p>
      {details === '' ? null : <p className="muted">{details}</p>}
      {link === undefined ? null : <ResultLink link={link} />}
    </div>
  )
}

function ForgetResult({ id }: { id: string }) {
  return (
    <Form
      method="post"
      action={competitionPath(id)}
      className="race-forget-result"
      replace
      preventScrollReset
    >
      <input type="hidden" name="intent" value="forget-result" />
      <Button type="submit" look="ghost" size="small" icon="trash-2">
        Effacer mon résultat
      </Button>
    </Form>
  )
}

function ResultForm({ race, again }: { race: CompetitionView; again: ResultAgain | undefined }) {
  const sent = useSent('result')
  const values = again?.values ?? race.result
  const format = race.formats.find(({ key }) => key === race.answer.format)
  return (
    <Form
      method="post"
      action={competitionPath(race.id)}
      className="race-form"
      replace
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="intent" value="result" />
      {again ? <AnswerProblems key={again.attempt} again={again} /> : null}
      <OutcomeChoice chosen={values.outcome} error={problemOf(again, 'outcome')} />
      <div className="race-if-finished">
        <TimeField
          id="race-time"
          name="time"
          label="Temps"
          saved={race.result.time}
          typedBefore={again?.values?.time}
          format={format}
          error={problemOf(again, 'time')}
        />
        <Field id="race-place" label="Place au général" error={problemOf(again, 'place')} optional>
          <TextInput
            name="place"
            figures
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.place}
          />
        </Field>
      </div>
      <Field
        id="race-link"
        label="Page des résultats"
        hint="L’adresse du classement, si elle est en ligne."
        error={problemOf(again, 'link')}
        optional
      >
        <TextInput name="link" type="url" inputMode="url" autoComplete="off" defaultValue={values.link} />
      </Field>
      <Button type="submit" size="large" block busy={sent !== undefined}>
        Enregistrer mon résultat
      </Button>
    </Form>
  )
}

function OutcomeChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <FieldGroup id="race-outcome" legend="Comment la course s’est-elle terminée&#8239;?" error={error}>
      <ChoicePills>
        {Object.entries(outcomes).map(([key, words]) => (
          <ChoicePill key={key} name="outcome" value={key} defaultChecked={key === chosen}>
            {words}
          </ChoicePill>
        ))}
      </ChoicePills>
    </FieldGroup>
  )
}
