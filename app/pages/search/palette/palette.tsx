import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { prepareOfflineSearch } from '#app/content/offline-search.ts'
import { queryOf } from '#app/domain/search/addresses.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { searchPath } from '#app/ui/blocks/navigation.ts'
import type { OverlayProps } from '#app/ui/kit/overlay/overlay-registry.ts'
import { useOpenOption } from './open-option.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteHead } from './palette-head.tsx'
import { PaletteKinds } from './palette-kinds.tsx'
import { PaletteList } from './palette-list.tsx'
import { PaletteMessage } from './palette-message.tsx'
import { groupsOfResults, groupsToStartFrom } from './palette-option.ts'
import { PalettePreview } from './palette-preview.tsx'
import { takeTyped } from './take-typed.ts'
import { useSearch, type SearchState } from './use-search.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import './palette.css'

let lastQuery = ''

export function Palette({ open, onClose }: OverlayProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(lastQuery)
  const [kind, setKind] = useState<SearchKind>()
  const [attempt, setAttempt] = useState(0)
  const words = query.trim()
  const state = useSearch(words, kind, attempt)
  const { answer, status } = state
  const [start] = useState(groupsToStartFrom)
  const groups = words === '' ? start : groupsOfResults(answer?.results ?? [])
  const options = groups.flatMap((group) => group.options)
  const [chosen, setChosen] = useState(words === '' ? -1 : 0)
  const active = Math.min(chosen, options.length - 1)
  const activeOption = options[active]
  const openOption = useOpenOption()
  useCloseOnReturn(onClose)
  useVisibleHeight(input)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useEffect(() => {
    lastQuery = query
  }, [query])
  useEffect(prepareOfflineSearch, [])
  const openWhenAnswered = useEnterBeforeAnswer(status, () => options[0] && openOption(options[0]))

  const write = (text: string) => {
    setQuery(text)
    setChosen(text.trim() === '' ? -1 : 0)
  }
  const onFocus = (field: HTMLInputElement) => {
    const typed = takeTyped()
    if (typed === '') field.select()
    else write(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // 229: Safari ends a composition before the Enter that chose its last word.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    const ready = words === '' || status === 'answered' ? activeOption : undefined
    const target = targetOf(event, active, options.length)
    if (target !== undefined) setChosen(target)
    else if (event.key !== 'Enter') return
    else if (event.ctrlKey || event.metaKey) window.open(ready?.to ?? searchPath + queryOf(words, kind))
    else if (ready) openOption(ready)
    else if (status === 'pending') openWhenAnswered()
    else if (words !== '') location.assign(searchPath + queryOf(words, kind))
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape
    <dialog
      ref={dialog}
      className="palette"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      <h2 className="vh" id={`${id}-title`}>
        Rechercher sur le site
      </h2>
      <PaletteHead
        ref={input}
        query={query}
        listId={options.length > 0 ? `${id}-list` : undefined}
        activeId={activeOption && `${id}-${active}`}
        onFocus={onFocus}
        onWrite={write}
        onKeyDown={onKeyDown}
      />
      {words !== '' && answer ? <PaletteKinds counts={answer.counts} kind={kind} onChoose={setKind} /> : null}
      <div className="palette-middle columns-kept">
        {options.length > 0 ? (
          <PaletteList
            id={id}
            label={words === '' ? 'Pages proposées' : 'Résultats'}
            groups={groups}
            active={active}
            onPoint={setChosen}
            onOpen={openOption}
          />
        ) : (
          <PaletteMessage
            query={words}
            kind={kind}
            status={status}
            onRetry={() => setAttempt(attempt + 1)}
            onAllKinds={() => setKind(undefined)}
          />
        )}
        <PalettePreview option={activeOption} />
      </div>
      <PaletteFoot query={words} kind={kind} {...state} />
    </dialog>
  )
}

function closeFromBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close()
}

function targetOf(
  { key, shiftKey, altKey }: KeyboardEvent,
  active: number,
  count: number,
): number | undefined {
  if (count === 0 || shiftKey || altKey) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key !== 'ArrowUp') return undefined
  return active <= 0 ? count - 1 : active - 1
}

function useCloseOnReturn(onClose: () => void): void {
  const { key } = useLocation()
  const isStep = useNavigationType() === 'POP'
  const openedOn = useRef(key)
  useEffect(() => {
    if (isStep && key !== openedOn.current) onClose()
    openedOn.current = key
  }, [key, isStep, onClose])
}

function useEnterBeforeAnswer(status: SearchState['status'], openFirst: () => void): () => void {
  const isWaiting = useRef(false)
  useEffect(() => {
    if (status === 'pending' || status === 'slow') return
    if (isWaiting.current && status === 'answered') openFirst()
    isWaiting.current = false
  })
  return () => {
    isWaiting.current = true
  }
}
