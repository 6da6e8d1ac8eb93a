import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { groupsSchema } from '#app/domain/members/schema.ts'
import { changeGroups } from '#app/domain/members/store.server.ts'
import { textFields } from '#app/domain/shared/form-fields.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requireAdmin } from '../require-admin.server.ts'
import { memberAt } from './read-member.server.ts'

export async function receiveGroups(request: Request, context: Readonly<RouterContextProvider>, id: string) {
  const asking = await requireAdmin(context)
  const { userId } = await memberAt(request, asking, id)
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
