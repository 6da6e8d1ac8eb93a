import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { Icon } from '#app/ui/kit/icon.tsx'
import { MarkedText } from '../marked-text.tsx'
import type { PaletteOption } from './palette-option.ts'
import './palette-row.css'

type PaletteRowProps = {
  id: string
  option: PaletteOption
  isActive: boolean
  onPoint: () => void
  onOpen: () => void
}

/** One result. It is a link too: a middle click opens it in another tab. */
export function PaletteRow({ id, option, isActive, onPoint, onOpen }: PaletteRowProps) {
  const { to, icon, title, detail, page } = option
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
      className="palette-row"
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that is a link
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={to}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={follow}
    >
      <span className="palette-icon">
        <Icon name={icon} size={19} />
      </span>
      <span className="palette-words">
        <b>
          <MarkedText pieces={title} />
        </b>
        <small>
          {page ? (
            <>
              <MarkedText pieces={page} /> ·{' '}
            </>
          ) : null}
          <MarkedText pieces={detail} />
        </small>
      </span>
      {isActive ? <Icon name="corner-down-left" size={17} /> : null}
    </a>
  )
}
