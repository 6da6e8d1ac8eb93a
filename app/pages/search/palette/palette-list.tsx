import type { PaletteGroup, PaletteOption } from './palette-option.ts'
import { PaletteRow } from './palette-row.tsx'

type PaletteListProps = {
  /** The list is `<id>-list`, its options `<id>-0`, `<id>-1`… */
  id: string
  label: string
  groups: readonly PaletteGroup[]
  active: number
  onPoint: (index: number) => void
  onOpen: (option: PaletteOption) => void
}

export function PaletteList({ id, label, groups, active, onPoint, onOpen }: PaletteListProps) {
  const options = groups.flatMap((group) => group.options)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that is searched, with pictures and marks
    <div className="palette-list" id={`${id}-list`} role="listbox" aria-label={label}>
      {groups.map((group, rank) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of that list
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${rank}`}>
          <p className="palette-group" id={`${id}-group-${rank}`}>
            {group.label}
          </p>
          {group.options.map((option) => {
            const index = options.indexOf(option)
            return (
              <PaletteRow
                key={option.to}
                id={`${id}-${index}`}
                option={option}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                onOpen={() => onOpen(option)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
