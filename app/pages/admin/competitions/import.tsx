import { href, Form, useNavigation } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { disciplineChoices, regionChoices } from '#app/ui/blocks/race/race-choices.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/import.ts'
import { FoundRaces } from './found-races.tsx'

export { action, loader } from './import.server.ts'

export const meta = hiddenMeta(
  'Importer des courses',
  'Des courses d’un fichier, relues avant d’être ajoutées.',
)

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function ImportRaces({ actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const typed = answer?.typed ?? kept
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/competitions'), label: 'Compétitions' }}
        title="Importer des courses"
        lead="Un calendrier (.ics) ou un tableau (CSV), 300 courses au plus. Rien n’est ajouté avant que vous l’ayez relu."
      />
      <Form method="post" encType="multipart/form-data" className="stack" noValidate>
        {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
        {answer?.lines ? (
          <FoundRaces key={answer.attempt} lines={answer.lines} isSending={isSending} />
        ) : null}
        <Card className="admin-form-card admin-form stack">
          <Field
            id="import-fichier"
            label="Fichier"
            hint="Son contenu remplace le texte ci-dessous."
            optional
          >
            <TextInput name="fichier" type="file" accept=".ics,.csv,.txt,text/calendar,text/csv" />
          </Field>
          <Field
            id="import-texte"
            label="Ou son contenu, collé"
            hint="Colonnes d’un tableau&nbsp;: Nom, Jour, Discipline, Lieu, Région, Formats…"
            optional
          >
            <Textarea
              key={answer?.attempt}
              name="texte"
              rows={8}
              className="race-paste"
              defaultValue={typed?.texte}
              spellCheck={false}
            />
          </Field>
          <div className="form-row">
            <Field id="import-discipline" label="Discipline, où rien n’est dit" optional>
              <Select name="discipline" defaultValue={typed?.discipline}>
                <option value="">Aucune</option>
                {disciplineChoices()}
              </Select>
            </Field>
            <Field id="import-region" label="Région, où rien n’est dit" optional>
              <Select name="region" defaultValue={typed?.region}>
                <option value="">Aucune</option>
                {regionChoices()}
              </Select>
            </Field>
          </div>
          <Button
            type="submit"
            name="acte"
            value="relire"
            look={answer?.lines ? 'line' : 'primary'}
            busy={isSending}
          >
            {answer?.lines ? 'Relire de nouveau' : 'Relire les courses'}
          </Button>
        </Card>
      </Form>
    </>
  )
}
