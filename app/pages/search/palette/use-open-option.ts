import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { PaletteOption } from './palette-option.ts'
import { rememberOpened } from './recently-opened.ts'

/** Closes the window and goes there. The focus is let go, so that the page that comes takes it. */
export function useOpenOption(inside: RefObject<HTMLElement | null>): (option: PaletteOption) => void {
  const navigate = useNavigate()
  return (option) => {
    rememberOpened(option)
    inside.current?.closest('dialog')?.close()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void navigate(option.to, { viewTransition: true })
  }
}
