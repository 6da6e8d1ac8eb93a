import { useState } from 'react'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { searchOf, type ToolQuery } from '../../tool-query.ts'
import type { BandFile } from './files/band-files.ts'

const downloads: { file: BandFile; label: string; icon: IconName }[] = [
  { file: 'bracelet.pdf', label: 'Télécharger le PDF', icon: 'download' },
  { file: 'bracelet.png', label: 'Image pour l’écran verrouillé', icon: 'smartphone' },
  { file: 'passages.csv', label: 'CSV', icon: 'file-text' },
]

export function BandActions({ path, query }: { path: string; query: ToolQuery }) {
  const search = searchOf(query)
  return (
    <div className="tool-row band-actions">
      {downloads.map(({ file, label, icon }) => (
        <ButtonLink
          key={file}
          to={`${path}/${file}${search}`}
          look="line"
          icon={icon}
          download
          reloadDocument
          prefetch="none"
          viewTransition={false}
        >
          {label}
        </ButtonLink>
      ))}
      <div className="band-live">
        <CopyLinkButton path={path + search} />
        <Button icon="printer" onClick={() => window.print()}>
          Imprimer le bracelet
        </Button>
      </div>
    </div>
  )
}

function CopyLinkButton({ path }: { path: string }) {
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
      <output className="muted band-copied">
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
