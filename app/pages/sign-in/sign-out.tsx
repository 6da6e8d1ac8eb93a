import { serializeCookieHeader } from '@supabase/ssr'
import { data, Form, href, redirect, redirectDocument } from 'react-router'
import { keepSearch } from '#app/domain/search/offline.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { visitorContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import type { Route } from './+types/sign-out.ts'
import { SignInFrame } from './sign-in-frame.tsx'

export const handle: PageHandle = { isBare: true }
export { headers, links } from './sign-in-page.ts'

export const meta = hiddenMeta('Déconnexion', 'Fermez votre session sur cet appareil.')

export async function loader({ context }: Route.LoaderArgs) {
  const account = await context.get(visitorContext).currentUser()
  if (!account) throw redirect(href('/login'), { headers: noStore })
  return data({ email: account.email }, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const visitor = context.get(visitorContext)
  const user = await visitor.currentUser()
  if (user) await endSessions(services, user.userId, { only: user.sessionId })
  const { error } = await visitor.auth().signOut({ scope: 'local' })
  const headers = new Headers(noStore)
  headers.append('set-cookie', keepSearch(false, services))
  if (error) for (const cookie of expiredCookies(request, services)) headers.append('set-cookie', cookie)
  // A whole new page: nothing that members read stays in this one.
  return redirectDocument(href('/'), { status: 303, headers })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const sessionCookie = /^\s*(sb-[\w-]+-auth-token(?:\.\d+)?)=/

function expiredCookies(request: Request, { isProduction }: { isProduction: boolean }): string[] {
  const names = (request.headers.get('cookie') ?? '')
    .split(';')
    .flatMap((pair) => sessionCookie.exec(pair)?.[1] ?? [])
  const options = { path: '/', sameSite: 'lax', secure: isProduction, maxAge: 0 } as const
  return names.map((name) => serializeCookieHeader(name, '', options))
}

export default function SignOut({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <SignInFrame
      title="À bientôt"
      lead={
        <>
          Votre session <b>{email}</b> sera fermée sur cet appareil, et sur lui seul.
        </>
      }
    >
      <Form method="post" action={href('/deconnexion')} className="sign-in-form">
        <Button type="submit" size="large" icon="log-out" block>
          Se déconnecter
        </Button>
        <ButtonLink to={href('/')} look="line" size="large" block>
          Garder ma session ouverte
        </ButtonLink>
      </Form>
    </SignInFrame>
  )
}
