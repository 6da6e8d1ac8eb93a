import { useState } from 'react'
import { href } from 'react-router'
import type { BrowserAccess } from '#app/session/browser-client.ts'
import { useIsLive } from '#app/ui/blocks/accounts/use-is-live.ts'
import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'

type SecurityKeyProps = { factorId: string; access: BrowserAccess }

/** Shows a security key to the service: the browser speaks with both. The client is loaded when the key is asked for. */
export function SecurityKey({ factorId, access }: SecurityKeyProps) {
  const isLive = useIsLive()
  const [attempt, setAttempt] = useState({ count: 0, isUnderWay: false })
  if (!isLive)
    return (
      <Note>
        Une clé de sécurité a besoin de JavaScript. Autorisez-le pour ce site, ou choisissez une autre façon
        ci-dessous.
      </Note>
    )

  async function showKey() {
    setAttempt({ ...attempt, isUnderWay: true })
    if (await isKeyAccepted(factorId, access)) location.assign(href('/logged'))
    else setAttempt({ count: attempt.count + 1, isUnderWay: false })
  }
  return (
    <div className="sign-in-form">
      {attempt.count > 0 ? (
        <FormObstacle key={attempt.count}>
          La clé n’a pas été reconnue, ou la demande a été annulée. Recommencez, ou choisissez une autre façon
          ci-dessous.
        </FormObstacle>
      ) : null}
      <Button size="large" block icon="key-round" busy={attempt.isUnderWay} onClick={showKey}>
        Utiliser ma clé
      </Button>
    </div>
  )
}

async function isKeyAccepted(factorId: string, access: BrowserAccess): Promise<boolean> {
  try {
    const { browserClient } = await import('#app/session/browser-client.ts')
    const { error } = await browserClient(access).auth.mfa.webauthn.authenticate({ factorId })
    return !error
  } catch {
    return false
  }
}
