import { data, Form, href, useNavigation } from 'react-router'
import { problemWords } from '#app/domain/members/rules.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { AdminHead } from '../admin-head.tsx'
import { BackLink } from '../back-link.tsx'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/member-act.ts'
import { acts, isActName } from './acts.ts'
import { doAct } from './do-act.server.ts'
import { memberAt } from './read-member.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? acts[loaderData.act].title(loaderData.name) : 'Accès',
    description: 'Ce qui va se passer.',
    path: href('/admin/athletes/:member/:act', { member: params.member ?? '', act: params.act ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await requireAdmin(context)
  const { userId, email, firstName, lastName } = await memberAt(request, asking, params.member)
  if (!isActName(params.act)) throw pageNotFound(request)
  return data(
    { act: params.act, userId, name: nameOfPerson({ email, firstName, lastName }) },
    { headers: keptByNobody },
  )
}

export function action({ request, context, params }: Route.ActionArgs) {
  return doAct(request, context, params)
}

export default function MemberActPage({ loaderData, actionData }: Route.ComponentProps) {
  const { act, userId, name } = loaderData
  const { title, consequences, confirm, isDanger } = acts[act]
  const isSending = useNavigation().state === 'submitting'
  const back = href('/admin/athletes/:member', { member: userId })
  return (
    <>
      <AdminHead back={<BackLink to={back}>{name}</BackLink>} title={title(name)} />
      <Card className="admin-form-card">
        {actionData ? <ProblemNote>{problemWords[actionData.problem]}</ProblemNote> : null}
        <ul className="admin-consequences">
          {consequences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Form method="post" className="admin-decide">
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} busy={isSending}>
            {confirm}
          </Button>
          <ButtonLink look="ghost" to={back}>
            Ne rien changer
          </ButtonLink>
        </Form>
      </Card>
    </>
  )
}
