import { href, redirect } from 'react-router'
import { factorsOf } from '#app/domain/profile/factors.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/add-key.ts'
import { AccountHead } from './account-head.tsx'
import { afterNewFactor } from './after-new-factor.server.ts'
import { BackToSecurity } from './back-to-security.tsx'
import { KeyForm } from './key-form.tsx'
import { readAccount } from './read-account.server.ts'
import { ShownCodes } from './shown-codes.tsx'

const tenMinutes = 600_000

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ajouter une clé de sécurité',
    description: 'Ajouter une clé de sécurité à votre compte.',
    path: href('/compte/securite/cle'),
    isHidden: true,
  })

export function loader({ context }: Route.LoaderArgs) {
  const { url, anonKey } = context.get(servicesContext).auth
  return { access: { url, anonKey } }
}

/** After the browser has added a key by itself: what follows is done once, for a key that is really new. */
export async function action({ context }: Route.ActionArgs) {
  const account = await readAccount(context)
  const now = context.get(servicesContext).clock.now().getTime()
  const factors = factorsOf(account.user.factors)
  const isNew = factors.some(
    ({ kind, addedAt }) => kind === 'webauthn' && now - Date.parse(addedAt) < tenMinutes,
  )
  if (!isNew) return redirect(href('/compte/securite'), { status: 303 })
  return afterNewFactor(context, account, { isFirst: factors.length === 1 })
}

export default function AddKey({ loaderData: { access }, actionData }: Route.ComponentProps) {
  if (actionData) return <ShownCodes codes={actionData.codes} isAfterFactor />
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Clé de sécurité"
        lead="Une clé USB ou NFC, ou cet appareil même, que vous déverrouillez comme d’habitude. Rien à recopier, rien à intercepter."
      />
      <KeyForm access={access} />
    </>
  )
}
