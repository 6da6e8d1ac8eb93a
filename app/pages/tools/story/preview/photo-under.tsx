import { useEffect, useRef } from 'react'
import type { Photo } from '../editor/choices.ts'
import { photoBox } from './photo-box.ts'

/** The photo under the drawing, painted as the exported file is. */
export function PhotoUnder({ photo, width, height }: { photo: Photo; width: number; height: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { x, y, width: wide, height: high } = photoBox(photo, width, height)
    context.drawImage(photo.bitmap, x, y, wide, high)
  }, [photo, width, height])
  return <canvas ref={canvas} className="story-photo" width={width} height={height} />
}
