import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { searchOf, type ToolQuery } from '../../tool-query.ts'
import type { BandFile } from './files/band-files.ts'

const downloads: { file: BandFile; label: string; icon: IconName }[] = [
  { file: 'bracelet.pdf', label: 'Télécharger le PDF', icon: 'download' },
  { file: 'bracelet.png', label: 'Image pour l’écran verrouillé', icon: 'smartphone' },
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
      <Button className="band-live" icon="printer" onClick={printBand}>
        Imprimer le bracelet
      </Button>
    </div>
  )
}

/** The band alone: the page as a whole has its own sheets. */
function printBand(): void {
  document.documentElement.dataset.printed = 'band'
  window.addEventListener('afterprint', () => delete document.documentElement.dataset.printed, { once: true })
  window.print()
}
