import { useLocation, useNavigate } from 'react-router'
import type { PaletteOption } from './palette-option.ts'
import { rememberOpened } from './recently-opened.ts'

export function useOpenOption(): (option: PaletteOption) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (option) => {
    rememberOpened(option)
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    if (option.to !== pathname && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void navigate(option.to, { viewTransition: true })
  }
}
