import type { LineArtName } from '#app/ui/art/drawings/frames.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { MarkedText } from '../marked-text.tsx'
import type { PaletteOption } from './palette-option.ts'

const drawings: readonly (readonly [string, LineArtName])[] = [
  ['/coaching/running', 'team-run'],
  ['/coaching/triathlon', 'team-tri'],
  ['/coaching/natation', 'team-swim'],
  ['/nos-stages', 'team-bike'],
]

export function PalettePreview({ option }: { option: PaletteOption | undefined }) {
  const drawing = drawings.find(([path]) => option?.to.startsWith(path))?.[1] ?? 'hourglass'
  return (
    <aside className="palette-preview muted" aria-hidden="true">
      <LineArt name={drawing} slice={drawing !== 'hourglass'} />
      {option ? (
        <>
          {option.heading ? (
            <p className="palette-page smaller">
              <MarkedText pieces={option.title} />
            </p>
          ) : null}
          <p className="palette-title">
            <MarkedText pieces={option.heading ?? option.title} />
          </p>
          <p>
            <MarkedText pieces={option.detail} />
          </p>
        </>
      ) : (
        <p>Un mot suffit, sans souci des accents ni des majuscules.</p>
      )}
    </aside>
  )
}
