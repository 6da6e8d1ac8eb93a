import { href } from 'react-router'
import type { Member } from '#app/domain/members/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Note } from '#app/ui/kit/note.tsx'

export type LinkToHandOver = { userId: string; name: string; link: string }

export function handOverOf({ member, link }: { member: Member; link: string }): LinkToHandOver {
  return { userId: member.userId, name: nameOfPerson(member), link }
}

/** In place of the letter, where no mail can leave: shown once, by the answer to the invitation itself. */
export function InvitationLink({ userId, name, link }: LinkToHandOver) {
  return (
    <Card className="admin-form-card">
      <div className="admin-form stack">
        <Note tone="warning">
          Aucun e-mail ne peut partir de ce site pour l’instant&nbsp;: l’accès de {name} est prêt, mais c’est
          à vous de lui remettre son lien.
        </Note>
        <Field id="invitation-link" label="Lien personnel">
          <TextInput name="link" defaultValue={link} readOnly autoComplete="off" />
        </Field>
        <p className="muted smaller">
          Il ne sert qu’une fois et n’est plus montré ensuite. Remettez-le à cette personne seule.
        </p>
        <p className="row chips">
          <CopyButton text={link} about="personnel">
            Copier le lien
          </CopyButton>
          <ButtonLink look="ghost" to={href('/admin/athletes/:member', { member: userId })}>
            Voir la fiche
          </ButtonLink>
        </p>
      </div>
    </Card>
  )
}
