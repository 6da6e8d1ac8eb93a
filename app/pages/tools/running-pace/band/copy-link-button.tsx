import { useState } from 'react'
import { Button } from '#app/ui/kit/button.tsx'

/** Copies the address of a page as it is now, before the address bar has followed. */
export function CopyLinkButton({ path }: { path: string }) {
  const [copied, setCopied] = useState<{ path: string; isDone: boolean }>()
  const said = copied?.path === path ? copied : undefined
  return (
    <>
      <Button
        look="line"
        icon={said?.isDone ? 'check' : 'copy'}
        onClick={async () => setCopied({ path, isDone: await isCopied(location.origin + path) })}
      >
        Copier le lien
      </Button>
      <output className="band-copied">
        {said &&
          (said.isDone
            ? 'Lien copié'
            : 'Copie refusée par le navigateur : le lien est dans la barre d’adresse.')}
      </output>
    </>
  )
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
