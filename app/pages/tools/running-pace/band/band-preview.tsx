import { BandPicture } from './band-picture.tsx'
import { drawBand } from './draw-band.ts'
import type { PaceBand } from './pace-band.ts'
import { sayBand, sayColumn } from './say-band.ts'

/** The band as it will be printed, and its times one by one for those who do not see it. */
export function BandPreview({ band, hasTenths }: { band: PaceBand; hasTenths: boolean }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus */}
      <section className="band-preview" aria-label="Aperçu du bracelet" tabIndex={0}>
        <BandPicture drawing={drawBand(band, { tenths: hasTenths })} label={sayBand(band)} />
      </section>
      <ul className="vh" aria-label="Temps du bracelet">
        {band.columns.map((column) => (
          <li key={column.label}>{sayColumn(column, band)}</li>
        ))}
      </ul>
    </>
  )
}
