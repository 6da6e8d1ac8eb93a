import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { GridDay } from '#app/domain/competitions/calendar/month-grid.ts'
import { dayAfterKey, isMonth, monthOf } from '#app/domain/shared/dates/months.ts'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'

/** The month as a grid for the keyboard (WAI-ARIA: one stop, arrows walk, Enter opens the day). */
export function useGridKeys(month: string, days: readonly GridDay[]) {
  const navigate = useNavigate()
  const ref = useRef<HTMLTableElement>(null)
  const isGrid = useIsLive()
  const [chosen, setChosen] = useState<{ month: string; day: string }>()
  const wanted = useRef<{ month: string; day: string }>(undefined)
  const ofMonth = chosen?.month === month ? chosen.day : undefined
  const isShown = days.some(({ on }) => on === ofMonth)
  const usual = days.find(({ isToday }) => isToday) ?? days.find(({ isInMonth }) => isInMonth)

  useEffect(() => {
    if (wanted.current?.month === month) cellOf(ref.current, wanted.current.day)?.focus()
    wanted.current = undefined
  }, [month])

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target } = event
    const cell = target instanceof HTMLTableCellElement ? target : undefined
    const day = cell?.dataset.day
    if (!cell || day === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const link = cell.querySelector('a')
    if ((key === 'Enter' || key === ' ') && link) {
      event.preventDefault()
      void navigate(link.pathname + link.search)
      return
    }
    const next = dayAfterKey(day, event)
    if (next === undefined || !isMonth(monthOf(next))) return
    event.preventDefault()
    const there = key.startsWith('Page') ? undefined : cellOf(ref.current, next)
    const reached = { month: there ? month : monthOf(next), day: next }
    setChosen(reached)
    if (there) return there.focus()
    wanted.current = reached
    void navigate(addressOfMonth(monthOf(next)), { preventScrollReset: true })
  }

  return {
    ref,
    role: isGrid ? 'grid' : undefined,
    onKeyDown,
    stop: isGrid ? (isShown ? ofMonth : usual?.on) : undefined,
  }
}

function cellOf(table: HTMLTableElement | null, day: string): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null
}

function addressOfMonth(month: string): string {
  const query = new URLSearchParams(location.search)
  query.set('mois', month)
  return `${location.pathname}?${query}`
}
