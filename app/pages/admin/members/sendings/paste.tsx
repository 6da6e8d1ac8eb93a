import { Form, href, useNavigation } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/paste.ts'
import { PastedPeople } from './pasted-people.tsx'

export { action, loader } from './paste.server.ts'

export const meta = hiddenMeta('Inviter une liste', 'Des personnes relues avant d’être invitées.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function PastePeople({ loaderData: { groups }, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const typed = answer?.typed ?? kept
  const isSending = useNavigation().state === 'submitting'
  const known = groups.length > 0 ? ` Déjà en place : ${groups.join(', ')}.` : ''
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes'), label: 'Personnes' }}
        title="Inviter une liste"
        lead="Collez un tableau : nom, adresse e-mail, groupe. Rien ne part avant que vous l’ayez relu."
      />
      <Form method="post" encType="multipart/form-data" className="stack" noValidate>
        {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
        {answer?.lines ? (
          <PastedPeople key={answer.attempt} id={answer.key} lines={answer.lines} isSending={isSending} />
        ) : null}
        <Card className="admin-form-card admin-form stack">
          <Field
            id="paste-texte"
            label="La liste"
            hint="Une personne par ligne, avec ou sans ligne de titres."
          >
            <Textarea
              key={answer?.attempt}
              name="texte"
              rows={10}
              className="race-paste"
              defaultValue={typed?.texte}
              placeholder="Zoé Lemaître ; zoe@exemple.fr ; Piste"
              spellCheck={false}
            />
          </Field>
          <Field id="paste-fichier" label="Ou un fichier CSV" hint="Il remplace le texte." optional>
            <TextInput name="fichier" type="file" accept=".csv,.tsv,.txt,text/csv" />
          </Field>
          <Field
            id="paste-groupes"
            label="Groupes de tous"
            hint={`En plus de ceux de chaque ligne, séparés par des virgules.${known}`}
            optional
          >
            <TextInput
              key={answer?.attempt}
              name="groupes"
              autoComplete="off"
              defaultValue={typed?.groupes}
            />
          </Field>
          <Button
            type="submit"
            name="acte"
            value="relire"
            look={answer?.lines ? 'line' : 'primary'}
            busy={isSending}
          >
            {answer?.lines ? 'Relire de nouveau' : 'Relire la liste'}
          </Button>
        </Card>
      </Form>
    </>
  )
}
