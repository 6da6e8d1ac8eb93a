import { useState } from 'react'
import { Button } from './button.tsx'
import { useIsLive } from './use-is-live.ts'

type CopyButtonProps = { text: string; about?: string; children: string }

/** Copies a text; only where a script runs. The text must be readable beside it: a browser may refuse. */
export function CopyButton({ text, about, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  return (
    <Button
      className={useIsLive() ? undefined : 'not-live'}
      look="line"
      size="small"
      icon={outcome === 'copied' ? 'check' : 'copy'}
      onClick={async () => setOutcome((await isCopied(text)) ? 'copied' : 'refused')}
    >
      <span aria-live="polite">{outcome === undefined ? children : said[outcome]}</span>
      {about ? <span className="vh"> {about}</span> : null}
    </Button>
  )
}

const said = { copied: 'Copié', refused: 'Copie refusée par le navigateur' }

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
