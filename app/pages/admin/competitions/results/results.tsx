import { Form, href, useNavigation } from 'react-router'
import { outcomes } from '#app/domain/competitions/answers/answer.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote, summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import type { Route } from './+types/results.ts'
import { fieldName, type TypedResult } from './results-form.ts'
import { answerResults } from './results.server.ts'

export { loader } from './results.server.ts'

export const meta = hiddenMeta('Résultats', 'Les résultats du club à une course.')

export function action({ request, context, params }: Route.ActionArgs) {
  return answerResults(request, context, params.competition)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function ResultsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, isRun, runners } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const isSending = useNavigation().state === 'submitting'
  const { problems = [], unknown = [] } = answer ?? {}
  const errors = problems.map(({ id: fieldId, message }) => ({ fieldId, message }))
  const errorOf = (field: string) => problems.find((one) => one.id === field)?.message
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/competitions/:competition', { competition: id }), label: title }}
        title="Résultats"
        lead="Ils se lisent sur la page de la course et dans la saison de chacun. Personne n’en reçoit d’e-mail."
      />
      {problem === undefined ? null : <ProblemNote key={answer?.attempt}>{problem}</ProblemNote>}
      {errors.length > 0 ? (
        <ErrorSummary key={answer?.attempt} title={summaryTitle(errors.length)} errors={errors} />
      ) : null}
      {runners.length === 0 || !isRun ? (
        <EmptyState title="Aucun résultat à noter">
          Ils se notent une fois la course courue, pour qui y est allé à la vue du club.
        </EmptyState>
      ) : (
        <Card className="admin-form-card">
          <Form method="post" className="admin-form stack" noValidate key={answer?.attempt}>
            {unknown.length > 0 ? (
              <ProblemNote>
                Lignes sans personne du club, ou avec deux&nbsp;: elles sont restées ici.
              </ProblemNote>
            ) : null}
            <Field
              id="classement"
              label="Coller un classement"
              hint={
                'Une personne par ligne\u00a0: nom\u202f; temps\u202f; place. Relisez avant d’enregistrer.'
              }
              optional
            >
              <Textarea name="classement" rows={3} defaultValue={answer?.pasted} />
            </Field>
            <Button type="submit" name="acte" value="lire" look="line" busy={isSending}>
              Remplir d’après le classement
            </Button>
            {runners.map((runner) => (
              <RunnerFields
                key={runner.id}
                id={runner.id}
                name={runner.name}
                typed={answer?.typed[runner.id] ?? runner.typed}
                errorOf={errorOf}
              />
            ))}
            <Button type="submit" name="acte" value="noter" busy={isSending}>
              Enregistrer les résultats
            </Button>
          </Form>
        </Card>
      )}
    </>
  )
}

type RunnerFieldsProps = {
  id: string
  name: string
  typed: TypedResult
  errorOf: (field: string) => string | undefined
}

function RunnerFields({ id, name, typed, errorOf }: RunnerFieldsProps) {
  const [outcome, time, place] = [fieldName('outcome', id), fieldName('time', id), fieldName('place', id)]
  return (
    <fieldset className="field-group race-result">
      <legend className="field-label">{name}</legend>
      <input type="hidden" name={fieldName('seen', id)} value={typed.seen} />
      <Field id={outcome} label="Bilan" error={errorOf(outcome)}>
        <Select name={outcome} defaultValue={typed.outcome}>
          <option value="">Rien de noté</option>
          {Object.entries(outcomes).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={time} label="Temps" error={errorOf(time)} optional>
        <TextInput name={time} autoComplete="off" placeholder="1:32:10" figures defaultValue={typed.time} />
      </Field>
      <Field id={place} label="Place" error={errorOf(place)} optional>
        <TextInput name={place} autoComplete="off" inputMode="numeric" figures defaultValue={typed.place} />
      </Field>
    </fieldset>
  )
}
