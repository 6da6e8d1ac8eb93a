import { useCallback, useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { useKnowsPasskeys } from '#app/ui/blocks/accounts/passkey-button.tsx'
import { showPasskey } from '#app/ui/blocks/accounts/passkeys.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Button } from '#app/ui/kit/button.tsx'

type Attempt = { count: number; isUnderWay: boolean; problem?: string }

/** Signs in by a passkey: on a press, and from the list that browsers show below the address field. */
export function PasskeyButton({ action, look }: { action: string; look?: 'line' }) {
  const isKnown = useKnowsPasskeys()
  const { stop, begin } = usePasskeyInField(action)
  const submit = useSubmit()
  const isSending = useIsSending('passkey', 'method')
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, isUnderWay: false })
  if (!isKnown) return null

  async function show() {
    // Chosen in the list a moment ago, it is on its way: a second one would find the first one's way back used up.
    if (stop()) return
    setAttempt(({ count }) => ({ count, isUnderWay: true }))
    const problem = await shown((passkey) =>
      submit({ method: 'passkey', ...passkey }, { method: 'post', action }),
    )
    setAttempt(({ count }) => ({ count: count + 1, isUnderWay: false, ...(problem && { problem }) }))
    if (problem) begin()
  }
  return (
    <>
      {attempt.problem ? <ProblemNote key={attempt.count}>{attempt.problem}</ProblemNote> : null}
      <Button
        look={look}
        size="large"
        icon="key-round"
        block
        busy={attempt.isUnderWay || isSending}
        onClick={show}
      >
        Utiliser une clé d’accès
      </Button>
    </>
  )
}

type Shown = NonNullable<Awaited<ReturnType<typeof showPasskey>>>

async function shown(send: (passkey: Shown) => Promise<void>): Promise<string | undefined> {
  try {
    const passkey = await showPasskey()
    if (!passkey) return 'La connexion ne répond pas pour l’instant. Réessayez dans un moment.'
    await send(passkey)
    return undefined
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError')
      return 'Les clés d’accès ne servent qu’à l’adresse habituelle du site. Connectez-vous autrement.'
    if (!(error instanceof DOMException))
      return 'La connexion ne répond pas pour l’instant. Réessayez dans un moment.'
    return 'Aucune clé d’accès n’a été montrée\u00a0: la demande a été fermée, ou cet appareil n’en a pas pour ce site. Recommencez, ou connectez-vous autrement.'
  }
}

// Ms. A challenge serves for five minutes; a page may stay open for hours.
const renewedAfter = 240_000

/** Has the browser offer passkeys in the address field, and again when the field is come to later. */
function usePasskeyInField(action: string) {
  const submit = useSubmit()
  const running = useRef<{ controller: AbortController; since: number; isSent?: boolean }>(undefined)
  /** Tells whether one is being sent already. */
  const stop = useCallback(() => {
    running.current?.controller.abort()
    return running.current?.isSent ?? false
  }, [])
  const begin = useCallback(async () => {
    running.current?.controller.abort()
    const controller = new AbortController()
    const run: typeof running.current = { controller, since: Date.now() }
    running.current = run
    try {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || controller.signal.aborted)
        return
      const passkey = await showPasskey({ mediation: 'conditional', signal: controller.signal })
      if (!passkey || controller.signal.aborted) return
      run.isSent = true
      await submit({ method: 'passkey', ...passkey }, { method: 'post', action })
    } catch {
      // Closed, or another way was taken: the page is as it was.
    } finally {
      run.isSent = false
    }
  }, [action, submit])
  const isKnown = useKnowsPasskeys()
  useEffect(() => {
    if (!isKnown) return undefined
    const renew = ({ target }: FocusEvent) => {
      const isField = target instanceof HTMLInputElement && target.autocomplete.includes('webauthn')
      if (isField && Date.now() - (running.current?.since ?? 0) > renewedAfter) void begin()
    }
    void begin()
    document.addEventListener('focusin', renew)
    return () => {
      document.removeEventListener('focusin', renew)
      void stop()
    }
  }, [isKnown, begin, stop])
  return { begin, stop }
}
