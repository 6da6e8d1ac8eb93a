import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import { Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { ActCard } from '../frame/acts/act-card.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/act.ts'
import { acts, isActName } from './acts.ts'
import { Told } from './told.tsx'

export { action, loader } from './act.server.ts'

export const meta: Route.MetaFunction = ({ matches, params: { competition = '', act = '' } }) =>
  pageMeta(matches, {
    title: isActName(act) ? acts[act].label : 'Course',
    description: 'Ce qui va se passer.',
    path: href('/admin/competitions/:competition/:act', { competition, act }),
    isHidden: true,
  })

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function RaceActPage({ loaderData, actionData }: Route.ComponentProps) {
  const { act, id, title, telling } = loaderData
  const { label, consequences, isDanger, hasWord } = acts[act]
  const { answer, problem } = useActAnswer(actionData)
  const kept = useKeptForm()
  const back = href('/admin/competitions/:competition', { competition: id })
  return (
    <>
      <AdminHead back={{ to: back, label: title }} title={`${label}\u202f?`} />
      <ActCard
        {...{ label, isDanger, consequences, problem, back }}
        attempt={answer?.attempt}
        fields={
          <>
            {act === 'reunir' ? <Targets targets={loaderData.targets} chosen={kept?.avec} /> : null}
            {hasWord ? (
              <Field
                id="race-word"
                label="Un mot pour qui l’a proposée"
                hint="Il est cité dans l’e-mail."
                error={answer?.wordProblem}
                optional
              >
                <Textarea name="mot" rows={3} defaultValue={answer?.typed ?? kept?.mot} />
              </Field>
            ) : null}
          </>
        }
      >
        <Told telling={telling} typed={answer?.typed ?? kept?.mot} />
      </ActCard>
    </>
  )
}

type TargetsProps = Pick<Route.ComponentProps['loaderData'], 'targets'> & { chosen: string | undefined }

function Targets({ targets, chosen = targets[0]?.id }: TargetsProps) {
  if (targets.length === 0) return <p>Aucune course du calendrier ne lui ressemble.</p>
  return (
    <FieldGroup id="race-target" legend="C’est la même que">
      <RadioCards>
        {targets.map(({ id, title, days, place }) => (
          <RadioCard
            key={id}
            name="avec"
            value={id}
            title={title}
            description={`${days}, ${place}`}
            defaultChecked={id === chosen}
          />
        ))}
      </RadioCards>
    </FieldGroup>
  )
}
