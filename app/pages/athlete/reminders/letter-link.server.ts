import { data } from 'react-router'
import { changeLettersByLink, readLetterLink } from '#app/domain/sendings/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/letter-link.ts'

/** Mail programs post `List-Unsubscribe=One-Click` and follow no redirect (RFC 8058): the answer is the page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const isCut = form.get('geste') !== 'recevoir'
  const link = await changeLettersByLink(context.get(servicesContext), params.token, { isCut })
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const link = await readLetterLink(context.get(servicesContext), params.token)
  return data({ link }, { status: link ? 200 : 404, headers: forThisVisitor })
}
