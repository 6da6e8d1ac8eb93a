import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { dayAfterKey } from '#app/domain/competitions/calendar/grid-keys.ts'
import { isMonth, monthOf } from '#app/domain/competitions/calendar/months.ts'
import { cellOf, makeGrid } from './day-grid.ts'

type GridKeys = {
  /** To be called whenever the month was drawn. */
  prepare: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Makes the month a grid for the keyboard (WAI-ARIA: one stop, arrows walk, Enter opens the day). A day of another month
 * has its month asked for, and the focus once it has come.
 */
export function useGridKeys(body: RefObject<HTMLElement | null>): GridKeys {
  const navigate = useNavigate()
  const wanted = useRef<string>(undefined)

  function prepare(): void {
    const table = body.current?.querySelector('table')
    if (!table) return
    makeGrid(table, wanted.current)
    if (wanted.current !== undefined) cellOf(table, wanted.current)?.focus()
    wanted.current = undefined
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event
    const cell = target instanceof HTMLTableCellElement ? target : undefined
    const table = cell?.closest('table')
    const day = cell?.dataset.day
    if (!cell || !table || day === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const link = cell.querySelector('a')
    if ((key === 'Enter' || key === ' ') && link) {
      event.preventDefault()
      void navigate(link.pathname + link.search)
      return
    }
    const next = dayAfterKey(day, event)
    if (next === undefined || !isMonth(monthOf(next))) return
    event.preventDefault()
    const there = key.startsWith('Page') ? undefined : cellOf(table, next)
    if (there) {
      makeGrid(table, next)
      there.focus()
    } else {
      wanted.current = next
      void navigate(addressOfMonth(monthOf(next)), { preventScrollReset: true })
    }
  }

  return { prepare, onKeyDown }
}

function addressOfMonth(month: string): string {
  const query = new URLSearchParams(location.search)
  query.set('mois', month)
  return `${location.pathname}?${query}`
}
