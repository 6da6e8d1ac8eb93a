import { useLocation, useNavigate } from 'react-router'
import type { PaletteOption } from './palette-option.ts'

const most = 3
let opened: readonly PaletteOption[] = []

export function recentlyOpened(): readonly PaletteOption[] {
  return opened
}

function rememberOpened({ title, detail, heading, ...place }: PaletteOption): void {
  const plain = (pieces: PaletteOption['title']) => pieces.map(({ text }) => ({ text, isMatch: false }))
  const option = {
    ...place,
    title: plain(title),
    detail: plain(detail),
    ...(heading && { heading: plain(heading) }),
  }
  opened = [option, ...opened.filter(({ to }) => to !== option.to)].slice(0, most)
}

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
