import { data, Form, href, redirect } from 'react-router'
import { z } from 'zod'
import { groupsSchema } from '#app/domain/members/schema.ts'
import { changeGroups } from '#app/domain/members/store.server.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/member.ts'
import { GroupsField } from './groups-field.tsx'
import { MemberState } from './member-state.tsx'
import { problemInWords } from './person/last-act.server.ts'
import { PersonLife } from './person/person-life.tsx'
import { DataActs, MemberActs, MemberFacts, TestimonialAsk } from './person/person-panels.tsx'
import { memberAt, readMemberPage } from './read-member.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? nameOfPerson(loaderData.member) : 'Athlète',
    description: 'Un membre du club.',
    path: href('/admin/athletes/:member', { member: params.member ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  return readMemberPage(request, await readCoach(context), params.member)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { userId } = await memberAt(request, asking, params.member)
  const typed = textFields(await readForm(request), ['groups', 'seen'])
  const refuse = (status: number, error: string) =>
    data({ error, typed: typed.groups }, { status, headers: forThisVisitor })
  const read = groupsSchema.safeParse(typed)
  if (!read.success) return refuse(422, read.error.issues[0]?.message ?? '')
  const { services, actor } = asking
  const seen = z.coerce.date().safeParse(typed.seen).data
  const done = await changeGroups(services, { userId, actor, seen }, read.data.groups)
  if (done === 'unknown') throw pageNotFound(request)
  if (done !== 'done') return refuse(409, await problemInWords(services, userId, done))
  return redirect(`${href('/admin/athletes/:member', { member: userId })}?fait=groupes`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const { member, days, factors, acts, groups, hasCutLetters, life, asksTestimonial } = loaderData
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes'), label: 'Personnes' }}
        title={nameOfPerson(member)}
        lead={
          <span className="row chips">
            {member.isSample ? <ExampleBadge /> : null}
            <MemberState member={member} />
          </span>
        }
      />
      <div className="admin-columns columns">
        <div className="stack">
          <MemberFacts member={member} days={days} factors={factors} hasCutLetters={hasCutLetters} />
          <PersonLife email={member.email} life={life} />
        </div>
        <div className="stack">
          <GroupsForm member={member} groups={groups} answer={answer} />
          <MemberActs member={member} acts={acts} />
          {asksTestimonial ? <TestimonialAsk userId={member.userId} /> : null}
          <DataActs userId={member.userId} />
        </div>
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

type GroupsFormProps = Pick<Loaded, 'member' | 'groups'> & {
  answer: { error: string; typed: string } | undefined
}

function GroupsForm({ member, groups, answer }: GroupsFormProps) {
  return (
    <Panel id="groupes" title="Groupes">
      <Form
        method="post"
        action={href('/admin/athletes/:member', { member: member.userId })}
        className="admin-form stack"
      >
        <input type="hidden" name="seen" value={member.seen} />
        <GroupsField
          key={member.groups.join()}
          id="member-groups"
          known={groups}
          typed={answer?.typed ?? member.groups.join(', ')}
          error={answer?.error}
        />
        <Button type="submit" look="line">
          Enregistrer
        </Button>
      </Form>
    </Panel>
  )
}
