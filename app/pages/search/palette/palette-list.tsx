import { useEffect, useRef, type MouseEvent } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'
import { MarkedText } from '../marked-text.tsx'
import type { PaletteGroup, PaletteOption } from './palette-option.ts'

type PaletteListProps = {
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
          <p className="palette-group muted smaller" id={`${id}-group-${rank}`}>
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

type PaletteRowProps = {
  id: string
  option: PaletteOption
  isActive: boolean
  onPoint: () => void
  onOpen: () => void
}

function PaletteRow({ id, option, isActive, onPoint, onOpen }: PaletteRowProps) {
  const { to, icon, title, detail, heading } = option
  const row = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      ref={row}
      className="found-row row palette-row"
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that is a link
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={to}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={follow}
    >
      <span className="found-icon centred muted">
        <Icon name={icon} size={19} />
      </span>
      <span className="palette-words">
        <b>
          <MarkedText pieces={title} />
        </b>
        <small className="muted smaller">
          {heading ? (
            <>
              <MarkedText pieces={heading} /> ·{' '}
            </>
          ) : null}
          <MarkedText pieces={detail} />
        </small>
      </span>
      {isActive ? <Icon name="corner-down-left" size={17} /> : null}
    </a>
  )
}
