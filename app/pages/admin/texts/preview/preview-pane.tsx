import morphdom from 'morphdom'
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
  const page = useDrawnPage(frame, preview?.html, mode)
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
          srcDoc={page.first}
          onLoad={page.onLoad}
          title="La page telle qu’elle serait"
          sandbox="allow-same-origin"
          style={{ width, transform: `scale(${scale})`, height: `${100 / scale}%` }}
        />
      </div>
    </section>
  )
}

/**
 * The first page is loaded, later ones change only what differs in it: a page loaded again holds up typing on a slow phone.
 * A page that cannot be drawn leaves the one before in its place.
 */
function useDrawnPage(frame: RefObject<HTMLIFrameElement | null>, html: string | undefined, mode: Mode) {
  const [{ first, last }, setPages] = useState({ first: html, last: html })
  const [isLoaded, setLoaded] = useState(false)
  if (html !== undefined && html !== last) setPages({ first: first ?? html, last: html })
  useEffect(() => {
    const shown = isLoaded && frame.current?.contentDocument?.documentElement
    if (!shown || last === undefined) return
    const next = new DOMParser().parseFromString(last, 'text/html').documentElement
    next.dataset.theme = mode
    morphdom(shown, next, { onBeforeElUpdated: (before, after) => !before.isEqualNode(after) })
  }, [frame, last, mode, isLoaded])
  const onLoad = () => {
    frame.current?.contentDocument?.addEventListener('click', stay)
    setLoaded(first !== undefined)
  }
  return { first, onLoad }
}

// No page may be framed: a link would leave an error in the place of the page.
function stay(press: MouseEvent): void {
  const link = (press.target as Element).closest('a')
  if (link && !link.getAttribute('href')?.startsWith('#')) press.preventDefault()
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
