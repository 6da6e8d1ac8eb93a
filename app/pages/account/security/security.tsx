import { href } from 'react-router'
import { factorsOf, protectionOf } from '#app/domain/profile/factors.ts'
import { codesLeftWords, usedCode } from '#app/domain/recovery-codes/rules.ts'
import { countRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { readPasskeys } from '#app/session/passkeys.server.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { AccountHead, AccountRow, AccountSection } from '../account-parts.tsx'
import { readAccount } from '../account.server.ts'
import type { Route } from './+types/security.ts'
import { FactorSection } from './factor-section.tsx'
import { PasskeySection } from './passkey-section.tsx'

export const meta = hiddenMeta('Sécurité', 'Mot de passe et seconds facteurs de votre compte.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, user, account } = await readAccount(context)
  const factors = factorsOf(user.factors)
  const codesLeft = await countRecoveryCodes(services.database, account.userId)
  return {
    why: url.searchParams.get('pourquoi') ?? '',
    hasUsedCode: url.searchParams.has(usedCode),
    passkeys: await readPasskeys(context),
    factors,
    codesLeft,
    protection: protectionOf({ factors: factors.length, codesLeft }),
  }
}

// Said to who was led here from a page that has nothing for them.
const whyHere: Readonly<Record<string, string>> = {
  codes: 'Les codes de secours remplacent un second facteur\u00a0: ajoutez-en un ci-dessous, puis créez-les.',
  facteur: 'Ce second facteur n’est plus dans votre compte\u00a0: il a déjà été retiré.',
  cle: 'Cette clé d’accès n’est plus dans votre compte\u00a0: elle a déjà été retirée.',
  'cles-fermees': 'Les clés d’accès sont fermées sur ce site\u00a0: vos autres façons d’entrer fonctionnent.',
}

export default function Security({ loaderData }: Route.ComponentProps) {
  const { why, hasUsedCode, passkeys, factors, codesLeft, protection } = loaderData
  return (
    <>
      <AccountHead title="Sécurité" />
      {hasUsedCode ? (
        <Note tone="success">
          Votre code de secours a servi, vos seconds facteurs sont retirés. {codesLeftWords(codesLeft)}{' '}
          Ajoutez un second facteur dès maintenant.
        </Note>
      ) : null}
      {Object.hasOwn(whyHere, why) ? <Note tone="warning">{whyHere[why]}</Note> : null}
      {why === 'admin' || why === 'membre' ? (
        <Note tone="warning">
          {why === 'admin'
            ? 'L’administration demande un second facteur.'
            : 'Le club demande un second facteur à ses adhérents.'}{' '}
          {factors.length > 0
            ? 'Reconnectez-vous avec le vôtre, puis revenez-y.'
            : passkeys?.length
              ? 'Votre clé d’accès en tient lieu\u00a0: reconnectez-vous avec elle.'
              : 'Ajoutez-en un ci-dessous, puis revenez-y.'}
        </Note>
      ) : null}
      <AccountSection
        id="protection"
        title="Protection"
        lead="Deux preuves valent mieux qu’une&nbsp;: ce que vous savez, ce que vous avez."
      >
        <Protection {...protection} factors={factors.length} codesLeft={codesLeft} />
        <ul className="account-rows">
          <AccountRow
            icon="key-round"
            title="Mot de passe"
            link={{
              to: href('/compte/securite/mot-de-passe'),
              label: 'Modifier',
              about: 'le mot de passe',
            }}
          >
            Douze caractères au moins, et nulle part ailleurs.
          </AccountRow>
        </ul>
      </AccountSection>
      {passkeys ? <PasskeySection passkeys={passkeys} /> : null}
      <FactorSection factors={factors} codesLeft={codesLeft} />
    </>
  )
}

type ProtectionProps = { level: 1 | 2 | 3; word: string; factors: number; codesLeft: number }

const lanes = [7, 15, 31, 39]
const width = 600

function Protection({ level, word, factors, codesLeft }: ProtectionProps) {
  const reached = (width * level) / 3
  const lines = [
    ...lanes.map((y) => ({ className: 'ln', d: `M0 ${y}H${width}` })),
    { className: 'ln protection-ahead', d: `M${reached} 23H${width}` },
    { className: 'ln ln-hi', d: `M0 23H${reached}` },
  ]
  const steps = [
    { label: 'Mot de passe', isDone: true },
    { label: 'Second facteur', isDone: factors > 0 },
    { label: 'Un autre, et des codes de secours', isDone: factors > 1 && codesLeft > 0 },
  ]
  return (
    <div className="protection card">
      <p>
        <span className="muted">Protection du compte</span>
        <b className="d4">{word}</b>
      </p>
      <svg viewBox="0 0 600 46" preserveAspectRatio="none" aria-hidden="true">
        {lines.map((line) => (
          <path key={line.d} {...line} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <ol>
        {steps.map(({ label, isDone }) => (
          <li key={label} className={isDone ? 'row' : 'row muted'}>
            {isDone ? <Icon name="check" size={15} className="accent" /> : null}
            {label}
            {isDone ? null : <span className="vh"> (pas encore)</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
