import { useState, type ReactNode } from 'react'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import { createPasskey, knowsPasskeys } from './passkeys.ts'

/** Not before the page has started, nor where passkeys are unknown. */
export function useKnowsPasskeys(): boolean {
  return useIsLive() && knowsPasskeys()
}

type CreatePasskeyProps = { onMade: () => void; children: ReactNode; isBlock?: boolean }

/** Makes a passkey: a browser alone can, so that this needs its script. */
export function CreatePasskey({ onMade, children, isBlock }: CreatePasskeyProps) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ attempt: number; text: string }>()

  async function create() {
    setBusy(true)
    const text = await createPasskey()
    if (text === undefined) return onMade()
    setBusy(false)
    setRefusal((before) => ({ attempt: (before?.attempt ?? 0) + 1, text }))
  }

  return (
    <>
      {refusal ? <ProblemNote key={refusal.attempt}>{refusal.text}</ProblemNote> : null}
      <Button
        icon="key-round"
        size={isBlock ? 'large' : undefined}
        block={isBlock}
        busy={isBusy}
        onClick={create}
      >
        {children}
      </Button>
    </>
  )
}
