import { useEffect, useRef, useState, type RefObject } from 'react'
import { SegmentedControl } from '#app/ui/kit/fields/segmented-control.tsx'
import type { LivePreview } from './use-live-preview.ts'

type Mode = 'light' | 'dark'

const widthOptions = [
  { value: 'telephone', label: 'Téléphone', icon: 'smartphone' },
  { value: 'bureau', label: 'Bureau', icon: 'monitor' },
] as const

const modeOptions = [
  { value: 'light', label: 'Clair', icon: 'sun' },
  { value: 'dark', label: 'Sombre', icon: 'moon' },
] as const

/** The page as it would be, as wide as a telephone or a desk, light or dark. No script of it runs. */
export function PreviewPane({ preview }: { preview: LivePreview | undefined }) {
  const [isWide, setWide] = useState(false)
  const [mode, setMode] = useState<Mode>('light')
  const frame = useRef<HTMLIFrameElement>(null)
  const width = isWide ? 1280 : 390
  const scale = useScale(frame, width)
  const top = useRef(0)
  const html = useLastHtml(preview?.html)
  return (
    <section className="text-preview" aria-label="Aperçu" id="apercu">
      <div className="row chips">
        <SegmentedControl
          legend="Largeur"
          name="apercu-largeur"
          value={isWide ? 'bureau' : 'telephone'}
          onChange={(chosen) => setWide(chosen === 'bureau')}
          options={widthOptions}
        />
        <SegmentedControl
          legend="Apparence"
          name="apercu-apparence"
          value={mode}
          onChange={(chosen) => setMode(chosen === 'dark' ? 'dark' : 'light')}
          options={modeOptions}
        />
      </div>
      {preview?.reason ? <p className="text-preview-reason muted">{preview.reason}</p> : null}
      <div className="text-preview-frame">
        <iframe
          ref={frame}
          srcDoc={html?.replace('<html', `<html data-theme="${mode}"`)}
          onLoad={({ currentTarget: { contentWindow: shown } }) => {
            shown?.scrollTo(0, top.current)
            shown?.addEventListener('scroll', () => (top.current = shown.scrollY))
          }}
          title="La page telle qu’elle serait"
          sandbox="allow-same-origin"
          style={{ width, transform: `scale(${scale})`, height: `${100 / scale}%` }}
        />
      </div>
    </section>
  )
}

/** A page that cannot be drawn leaves the one before in its place. */
function useLastHtml(html: string | undefined): string | undefined {
  const [last, setLast] = useState(html)
  if (html !== undefined && html !== last) setLast(html)
  return html ?? last
}

function useScale(frame: RefObject<HTMLIFrameElement | null>, width: number): number {
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const around = frame.current?.parentElement
    if (!around) return undefined
    const observer = new ResizeObserver(() => setRoom(around.clientWidth))
    observer.observe(around)
    return () => observer.disconnect()
  }, [frame])
  return Math.min(1, room / width)
}
