import { randomUUID } from 'node:crypto'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { codeMinutes } from '#app/domain/joining/rules.ts'
import { listCodes, openCode } from '#app/domain/joining/store.server.ts'
import { groupsSchema } from '#app/domain/members/schema.ts'
import { listGroups } from '#app/domain/members/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { counted } from '#app/domain/to-do/rules.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { GroupsField } from '../groups-field.tsx'
import type { Route } from './+types/codes.ts'

export const meta = hiddenMeta('Inviter à l’entraînement', 'Un code à montrer.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const now = services.clock.now()
  const codes = (await listCodes(services)).map(({ code, waiting }) => ({
    id: code.id,
    title: formatInstant(code.openedAt),
    detail: [code.openedBy, ...code.groups].join(' · '),
    state: code.endsAt > now ? 'Ouvert' : 'Fermé',
    waiting,
  }))
  return data({ codes, groups: await listGroups(services.database), key: randomUUID() }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const typed = textFields(await readForm(request), ['cle', 'groups', 'duree'])
  const read = groupsSchema.safeParse(typed)
  const minutes = codeMinutes.find((one) => String(one) === typed.duree) ?? codeMinutes[1]
  const { id: attempt } = context.get(requestContext)
  if (!read.success) {
    const problem = read.error.issues[0]?.message
    return data({ attempt, typed, problem }, { status: 422, headers: forThisVisitor })
  }
  const id = z.uuid().catch(randomUUID()).parse(typed.cle)
  await openCode(services, { id, groups: read.data.groups, minutes, actor })
  return redirect(href('/admin/athletes/entrainement/:code', { code: id }), { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function TrainingCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { codes, groups, key } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const typed = answer?.typed ?? kept
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes'), label: 'Personnes' }}
        title="Inviter à l’entraînement"
        lead="Un code à montrer en grand : chacun le lit avec son téléphone, écrit son nom et son adresse, et vous confirmez."
      />
      <Card className="admin-form-card">
        <Form method="post" className="admin-form stack" noValidate>
          <input type="hidden" name="cle" value={typed?.cle || key} />
          <GroupsField id="code-groups" known={groups} typed={typed?.groups ?? ''} error={problem} />
          <Field id="code-duree" label="Ouvert pendant">
            <Select name="duree" defaultValue={typed?.duree ?? '120'}>
              {codeMinutes.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {counted(minutes / 60, 'heure', 'heures')}
                </option>
              ))}
            </Select>
          </Field>
          <Consequences
            lines={[
              'Le code seul n’ouvre rien : chaque personne n’est invitée qu’une fois confirmée par un coach.',
              'Elle reçoit alors sa lettre, avec son lien, et entre dans ces groupes.',
            ]}
          />
          <Button type="submit" busy={isSending}>
            Ouvrir un code
          </Button>
        </Form>
      </Card>
      {codes.length > 0 ? (
        <ul className="admin-list people-below" aria-label="Codes">
          {codes.map(({ id, title, detail, state, waiting }) => (
            <li key={id}>
              <Link className="admin-line row" to={href('/admin/athletes/entrainement/:code', { code: id })}>
                <span className="admin-line-text">
                  <b>{title}</b>
                  <small className="muted">{detail}</small>
                </span>
                <span className="admin-line-end smaller">
                  {waiting > 0 ? `${state}, ${waiting} à confirmer` : state}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
