import { href } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ActCard } from '../../frame/acts/act-card.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import type { Route } from './+types/text-act.ts'
import { acts } from './acts.ts'

export const meta = hiddenMeta('Un texte', 'Ce qui va se passer.')

export { action, loader } from './text-act.server.ts'

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function TextAct({ loaderData: { act, id, title }, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  const back = href('/admin/textes/:document', { document: id })
  const { label, consequences } = acts[act]
  return (
    <>
      <AdminHead back={{ to: back, label: title }} title={`${label}\u202f?`} />
      <ActCard
        {...{ label, consequences, problem, back }}
        attempt={answer?.attempt}
        isDanger={act !== 'fichier' && act !== 'dupliquer'}
      />
    </>
  )
}
