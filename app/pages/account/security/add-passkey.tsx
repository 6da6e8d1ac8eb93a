import { data, href, redirect, useNavigate } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { askProof } from '#app/session/proof.server.ts'
import { CreatePasskey, useKnowsPasskeys } from '#app/ui/blocks/accounts/passkey-button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { AccountHead, BackToSecurity } from '../account-parts.tsx'
import type { Route } from './+types/add-passkey.ts'
import { WithFreshProof } from './fresh-proof.tsx'
import { readNewFactor } from './new-factor.server.ts'

export const meta = hiddenMeta('Créer une clé d’accès', 'Créer une clé d’accès pour votre compte.')

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(servicesContext).auth.passkeys) throw redirect('/compte/securite?pourquoi=cles-fermees')
  return data(await readNewFactor(context), { headers: forThisVisitor })
}

export function action({ context }: Route.ActionArgs) {
  return askProof(context, href('/compte/securite/cle-d-acces'))
}

export default function AddPasskey({ loaderData: proof }: Route.ComponentProps) {
  const navigate = useNavigate()
  const isLive = useIsLive()
  const isKnown = useKnowsPasskeys()
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Clé d’accès"
        lead="Votre empreinte, votre visage ou le code de votre appareil, au lieu du mot de passe et du second facteur. Rien à retenir, rien à recopier."
      />
      <noscript>
        <Note tone="warning">Une clé d’accès a besoin de JavaScript. Autorisez-le pour ce site.</Note>
      </noscript>
      <WithFreshProof {...proof}>
        {isKnown ? (
          <div className="account-form stack">
            <CreatePasskey onMade={() => navigate('/compte/securite?fait=cle-d-acces', { replace: true })}>
              Créer la clé d’accès
            </CreatePasskey>
          </div>
        ) : null}
        {isLive && !isKnown ? (
          <Note tone="warning">
            Ce navigateur ne connaît pas encore les clés d’accès. Mettez-le à jour, ou prenez un autre
            appareil.
          </Note>
        ) : null}
      </WithFreshProof>
    </>
  )
}
