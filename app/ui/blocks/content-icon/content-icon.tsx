import { useEffect, useState } from 'react'
import type { IconDrawing as Drawing } from '@allure/content-engine/icons/draw'
import { IconDrawing } from './icon-drawing.tsx'
import { loadIcon } from './load-icons.ts'

export function ContentIcon({ name, size }: { name: string; size?: number }) {
  const [drawn, setDrawn] = useState<{ name: string; drawing: Drawing | undefined }>()
  useEffect(() => {
    let isCurrent = true
    void loadIcon(name).then((drawing) => {
      if (isCurrent) setDrawn({ name, drawing })
    })
    return () => {
      isCurrent = false
    }
  }, [name])
  return <IconDrawing drawing={drawn?.name === name ? drawn.drawing : undefined} size={size} />
}
