import { findMail } from '#app/domain/mail/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { Route } from './+types/mail-page.ts'
import { refuseStrangers } from './refuse-strangers.server.ts'

// On top of the site's own policy: the mail runs nothing, fetches nothing, posts nothing.
const sealed = "sandbox; default-src 'none'; style-src-attr 'unsafe-inline'"

export async function loader(args: Route.LoaderArgs) {
  refuseStrangers(args)
  const { request, params, context } = args
  const { database } = context.get(servicesContext)
  const mail = await findMail(database, params.mail)
  if (!mail) throw pageNotFound(request)
  return new Response(mail.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': sealed,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
