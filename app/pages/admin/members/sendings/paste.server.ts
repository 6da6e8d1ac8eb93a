import { randomUUID } from 'node:crypto'
import { data, href, redirect } from 'react-router'
import { z } from 'zod'
import type { MemberStatus } from '#app/domain/members/rules.ts'
import { listGroups } from '#app/domain/members/store.server.ts'
import { checkPeople, sendInvitations, type CheckedPerson } from '#app/domain/sendings/store.server.ts'
import { textOfFile } from '#app/domain/shared/forms/file-text.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/paste.ts'

export type PastedLine = {
  line: number
  name: string
  detail: string
  problem?: string
  /** It may be invited, and is unless its box is emptied. */
  isRight: boolean
  isKnown: boolean
}

export type PasteAnswer = {
  attempt: string
  typed: { texte: string; groupes: string }
  key: string
  problem?: string
  lines?: PastedLine[]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  return data({ groups: await listGroups(services.database) }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const typed = { texte: await sentText(form), groupes: textOf(form, 'groupes') }
  const key = z.uuid().catch(randomUUID()).parse(textOf(form, 'cle'))
  const { id: attempt } = context.get(requestContext)
  // Read over again, it is another wish: were the one before sent already, this one would not be.
  const again = (status: number, rest: Partial<PasteAnswer>) =>
    data<PasteAnswer>({ attempt, typed, key: randomUUID(), ...rest }, { status, headers: forThisVisitor })
  const read = await checkPeople(services, { text: typed.texte, forAll: typed.groupes })
  if (!read.ok) return again(422, { problem: read.problem })
  const chosen = new Set(form.getAll('ligne'))
  const isChosen = textOf(form, 'acte') === 'inviter'
  const people = read.people.flatMap(({ person, invitation }) =>
    invitation && chosen.has(String(person.line)) ? [invitation] : [],
  )
  if (isChosen && people.length > 0) {
    await sendInvitations(services, { key, people, actor })
    return redirect(href('/admin/athletes/en-nombre/:sending', { sending: key }), { status: 303 })
  }
  // What wants a look stands first.
  const lines = read.people
    .map(shownLine)
    .toSorted((one, other) => Number(other.problem !== undefined) - Number(one.problem !== undefined))
  return again(isChosen ? 422 : 200, { lines, ...(isChosen && { problem: 'Cochez au moins une personne.' }) })
}

const knownWords: Record<MemberStatus, string> = {
  invited: 'Déjà invitée, sans réponse : une nouvelle lettre part si vous la cochez.',
  active: 'Déjà au club : rien ne part.',
  suspended: 'Déjà au club, accès suspendu : rien ne part.',
  ended: 'A quitté le club : elle est invitée de nouveau si vous la cochez.',
}

function shownLine({ person, invitation, problem, status }: CheckedPerson): PastedLine {
  const name = nameOfPerson({ ...person, ...invitation }) || 'Sans nom'
  const detail = invitation ? [invitation.email, ...invitation.groups].join(' · ') : person.email
  const said = problem ?? (status && knownWords[status])
  const isClosed = status === 'active' || status === 'suspended'
  return {
    line: person.line,
    name,
    detail,
    ...(said && { problem: said }),
    isRight: invitation !== undefined && !isClosed,
    isKnown: status !== undefined,
  }
}

async function sentText(form: FormData): Promise<string> {
  const file = form.get('fichier')
  if (file instanceof File && file.size > 0) return textOfFile(new Uint8Array(await file.arrayBuffer()))
  return textOf(form, 'texte')
}
