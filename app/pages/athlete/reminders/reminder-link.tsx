import { href } from 'react-router'
import { visitorHeaders } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/reminder-link.ts'
import { readLink } from './read-link.server.ts'
import { receiveLink } from './receive-link.server.ts'
import { ReminderState } from './reminder-state.tsx'
import { remindersSheet } from './reminders-sheet.ts'
import { UnknownLink } from './unknown-link.tsx'

export const handle: PageHandle = { hasContactForm: false }

export const links: Route.LinksFunction = remindersSheet

export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Rappels par e-mail',
    description: 'Ne plus recevoir un rappel, ou le recevoir de nouveau.',
    path: href('/rappels/:token', params),
    isHidden: true,
  })

/** Changes nothing: programs that look for bad links follow every link of a mail. */
export function loader({ params, context }: Route.LoaderArgs) {
  return readLink(params.token, context)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return receiveLink(request, params.token, context)
}

export default function ReminderLinkPage({
  loaderData: { link },
  actionData: changed,
}: Route.ComponentProps) {
  return (
    <div className="wrap section reminder-link">
      {link ? <ReminderState link={link} isAnswer={changed?.link !== undefined} /> : <UnknownLink />}
    </div>
  )
}
