import type { PaletteOption } from './palette-option.ts'

const most = 3
let opened: readonly PaletteOption[] = []

export function recentlyOpened(): readonly PaletteOption[] {
  return opened
}

export function rememberOpened(option: PaletteOption): void {
  opened = [withoutMarks(option), ...opened.filter(({ to }) => to !== option.to)].slice(0, most)
}

function withoutMarks({ title, detail, page, ...place }: PaletteOption): PaletteOption {
  const plain = (pieces: PaletteOption['title']) => pieces.map(({ text }) => ({ text, isMatch: false }))
  return { ...place, title: plain(title), detail: plain(detail), ...(page && { page: plain(page) }) }
}
