import { Form, href } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { GroupsField } from './groups-field.tsx'

type GroupsFormProps = {
  member: { userId: string; groups: readonly string[] }
  known: readonly string[]
  error: string | undefined
  typed: string | undefined
}

/** The groups of a member, to change. */
export function GroupsForm({ member, known, error, typed }: GroupsFormProps) {
  return (
    <Card as="section" className="admin-panel" aria-labelledby="groupes">
      <div className="admin-panel-head">
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
