import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import { competitionPath } from '../competition-addresses.ts'
import { AnswerProblems } from './answer-problems.tsx'
import { problemOf, type ResultAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'
import { OutcomeChoice } from './outcome-choice.tsx'
import { TimeField } from './time-field.tsx'
import { useSent } from './use-sent.ts'

/** How it ended; who did not finish has no time and no place, and is not asked for them. */
export function ResultForm({ race, again }: { race: CompetitionView; again: ResultAgain | undefined }) {
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
