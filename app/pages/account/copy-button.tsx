import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/kit/button.tsx'

/** Copies a text; only where a script runs. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [isCopied, setCopied] = useState(false)
  const canCopy = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  if (!canCopy) return null
  return (
    <Button
      look="line"
      size="small"
      icon={isCopied ? 'check' : 'copy'}
      onClick={async () => {
        await navigator.clipboard.writeText(text)
        setCopied(true)
      }}
    >
      <span aria-live="polite">{isCopied ? 'Copié' : children}</span>
    </Button>
  )
}
