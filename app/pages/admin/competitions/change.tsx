import { href } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { sendKept } from '../frame/typing/send-kept.ts'
import type { Route } from './+types/change.ts'
import { RaceForm } from './race-form.tsx'
import { Told } from './told.tsx'

export { action, loader } from './change.server.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Modifier une course',
    description: 'Ce qui est dit d’une course.',
    path: href('/admin/competitions/:competition/modifier', { competition: params.competition ?? '' }),
    isHidden: true,
  })

const raceTyping = (id: string) => `course/${id}`

export function clientAction(sent: Route.ClientActionArgs) {
  return sendKept(sent, raceTyping(sent.params.competition))
}

export default function ChangeRace({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, isProposal, start, groups, revision, telling, person } = loaderData
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/competitions/:competition', { competition: id }), label: title }}
        title={isProposal ? 'Accepter la course' : 'Modifier la course'}
        lead={
          isProposal
            ? 'Corrigez ce qui doit l’être\u00a0: la course entre au calendrier telle qu’elle est ici.'
            : 'Si la date, l’heure ou le lieu change, vous voyez qui est prévenu avant que cela parte.'
        }
      />
      {isProposal ? <Told telling={telling} /> : null}
      <RaceForm
        start={start}
        groups={groups}
        data={actionData}
        revision={revision}
        typing={{ person, id: raceTyping(id) }}
        submit={isProposal ? 'Mettre au calendrier' : 'Enregistrer'}
      />
    </>
  )
}
