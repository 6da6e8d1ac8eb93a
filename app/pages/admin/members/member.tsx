import { data, Form, href, redirect } from 'react-router'
import { memberRoles, type MemberRole } from '#app/domain/members/rules.ts'
import { groupsSchema } from '#app/domain/members/schema.ts'
import { changeGroups } from '#app/domain/members/store.server.ts'
import { textFields } from '#app/domain/shared/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { AdminHead } from '../admin-head.tsx'
import { BackLink } from '../back-link.tsx'
import { readCoach } from '../read-coach.server.ts'
import type { Route } from './+types/member.ts'
import { GroupsField } from './groups-field.tsx'
import { MemberActs } from './member-acts.tsx'
import { MemberState } from './member-state.tsx'
import { memberAt, readMemberPage } from './read-member.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData ? nameOfPerson(loaderData.member) : 'Athlète',
    description: 'Un membre du club.',
    path: href('/admin/athletes/:member', { member: params.member ?? '' }),
    isHidden: true,
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  return await readMemberPage(request, asking, params.member)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { userId } = await memberAt(request, asking, params.member)
  const typed = textFields(await readForm(request), ['groups'])
  const read = groupsSchema.safeParse(typed)
  if (!read.success) {
    const error = read.error.issues[0]?.message ?? ''
    return data({ error, typed: typed.groups }, { status: 422, headers: forThisVisitor })
  }
  const done = await changeGroups(asking.services, { userId, actor: asking.actor }, read.data.groups)
  const page = href('/admin/athletes/:member', { member: userId })
  return redirect(`${page}?fait=${done === 'done' ? 'groupes' : 'rien'}`, { status: 303 })
}

export default function MemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { member, days, factors, acts, groups } = loaderData
  return (
    <>
      <AdminHead
        back={<BackLink to={href('/admin/athletes')}>Athlètes</BackLink>}
        title={nameOfPerson(member)}
        lead={
          <span className="admin-states">
            {member.isSample ? <ExampleBadge /> : null}
            <MemberState member={member} />
          </span>
        }
      />
      <div className="admin-columns">
        <MemberFacts email={member.email} role={member.role} days={days} factors={factors} />
        <GroupsForm member={member} known={groups} error={actionData?.error} typed={actionData?.typed} />
        <MemberActs userId={member.userId} acts={acts} />
      </div>
    </>
  )
}

type GroupsFormProps = {
  member: { userId: string; groups: readonly string[] }
  known: readonly string[]
  error: string | undefined
  typed: string | undefined
}

function GroupsForm({ member, known, error, typed }: GroupsFormProps) {
  return (
    <Card as="section" className="admin-panel" aria-labelledby="groupes">
      <div className="admin-panel-head row">
        <h2 id="groupes">Groupes</h2>
      </div>
      <Form
        method="post"
        action={href('/admin/athletes/:member', { member: member.userId })}
        className="admin-form"
      >
        <GroupsField
          key={member.groups.join()}
          id="member-groups"
          known={known}
          typed={typed ?? member.groups.join(', ')}
          error={error}
        />
        <Button type="submit" look="line">
          Enregistrer
        </Button>
      </Form>
    </Card>
  )
}

type MemberFactsProps = {
  email: string
  role: MemberRole
  days: Record<'invited' | 'joined' | 'ended' | 'lastSignIn', string | undefined>
  factors: number | undefined
}

function MemberFacts({ email, role, days, factors }: MemberFactsProps) {
  const secondFactor =
    factors === undefined ? 'Inconnu pour l’instant' : factors > 0 ? `${factors} en place` : 'Aucun'
  const facts = [
    {
      term: 'E-mail',
      value: (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    { term: 'Rôle', value: memberRoles[role] },
    { term: 'Invitation', value: days.invited },
    { term: 'Au club depuis', value: days.joined },
    { term: 'Fin', value: days.ended },
    { term: 'Dernière connexion', value: days.lastSignIn ?? 'Jamais' },
    { term: 'Second facteur', value: secondFactor },
  ]
  return (
    <Card as="section" className="admin-panel" aria-labelledby="fiche">
      <div className="admin-panel-head row">
        <h2 id="fiche">Fiche</h2>
      </div>
      <KeyValueList items={facts.filter(({ value }) => value !== undefined)} />
    </Card>
  )
}
