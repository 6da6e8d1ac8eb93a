import { countOf, kindsFound, type SearchKind } from '#app/domain/search/kinds.ts'
import { Chip } from '#app/ui/kit/chip-link.tsx'

type PaletteKindsProps = {
  counts: Readonly<Record<string, number>>
  kind: SearchKind | undefined
  onChoose: (kind: SearchKind | undefined) => void
}

export function PaletteKinds({ counts, kind: current, onChoose }: PaletteKindsProps) {
  const found = kindsFound(counts)
  if (found.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, not fields
    <div className="palette-kinds" role="group" aria-label="Filtrer">
      {[undefined, ...found].map((kind) => (
        <Chip key={kind?.slug ?? ''} pressed={current?.slug === kind?.slug} onClick={() => onChoose(kind)}>
          {kind?.label ?? 'Tout'} <span className="found-count tabular">{countOf(counts, kind)}</span>
        </Chip>
      ))}
    </div>
  )
}
