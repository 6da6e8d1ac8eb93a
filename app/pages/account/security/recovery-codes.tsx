import { data, href, redirect } from 'react-router'
import { factorsOf } from '#app/domain/profile/factors.ts'
import { codesLeftWords } from '#app/domain/recovery-codes/rules.ts'
import { countRecoveryCodes, makeRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { askProof } from '#app/session/proof.server.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { IntentButton } from '../account-form.tsx'
import { AccountHead, BackToSecurity } from '../account-parts.tsx'
import { readAccount } from '../account.server.ts'
import type { Route } from './+types/recovery-codes.ts'
import { WithFreshProof } from './fresh-proof.tsx'
import { hasFreshSecondFactor } from './second-factor-proof.server.ts'
import { ShownCodes } from './shown-codes.tsx'

export const meta = hiddenMeta('Codes de secours', 'Les codes de secours de votre compte.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services, account, user } = await readAccount(context)
  if (factorsOf(user.factors).length === 0) throw redirect('/compte/securite?pourquoi=codes')
  const left = await countRecoveryCodes(services.database, account.userId)
  return { left, isFresh: await hasFreshSecondFactor(context) }
}

export async function action({ context }: Route.ActionArgs) {
  const { services, account, user, member } = await readAccount(context)
  if (!member || factorsOf(user.factors).length === 0) throw redirect('/compte/securite?pourquoi=codes')
  if (!(await hasFreshSecondFactor(context))) return askProof(context, href('/compte/securite/codes'))
  const codes = await makeRecoveryCodes(services, account.userId)
  return data({ codes }, { headers: forThisVisitor })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function RecoveryCodes({ loaderData: { left, isFresh }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  if (answer) return <ShownCodes codes={answer.codes} />
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Codes de secours"
        lead="Dix codes qui remplacent, une fois chacun, un second facteur perdu."
      />
      <p className="account-text">
        {codesLeftWords(left)}
        {left > 0 ? ' De nouveaux codes rendent les anciens inutiles.' : null}
      </p>
      <WithFreshProof isFresh={isFresh}>
        <IntentButton intent="make">{left > 0 ? 'Renouveler mes codes' : 'Créer mes codes'}</IntentButton>
      </WithFreshProof>
    </>
  )
}
