import { memo } from 'react'
import { Chart } from '../../figures.tsx'
import type { ToolQuery } from '../../tool-query.ts'
import type { RunningPaceAnswer } from '../running-pace-answer.ts'
import { BandActions } from './band-actions.tsx'
import { bandColours, bandSize, type BandWord, cropMarks } from './band-look.ts'
import { drawBand } from './draw-band.ts'
import { bandOfAnswer, type PaceBand, sayStep, sayBand, sayColumn } from './pace-band.ts'

const { width, height } = bandSize

type PaceBandSectionProps = { path: string; query: ToolQuery; answer: RunningPaceAnswer }

export const PaceBandSection = memo(function PaceBandSection({ path, query, answer }: PaceBandSectionProps) {
  const band = bandOfAnswer(answer)
  return (
    <section className="tool-section tool-section-raised" aria-labelledby="bracelet">
      <div className="wrap">
        <div className="tool-section-head">
          <div>
            <h2 className="d3" id="bracelet">
              Votre bracelet de passage
            </h2>
            <p className="muted band-advice">
              {band
                ? `200 × 25 mm, ${sayStep(band)}. Imprimez à 100 %, découpez, refermez avec un morceau d’adhésif.`
                : 'Il se dessine ici dès que votre course a une distance et un temps.'}
            </p>
          </div>
          {band && <BandActions path={path} query={query} />}
        </div>
        {band && <BandPreview band={band} hasTenths={answer.hasTenths} />}
      </div>
    </section>
  )
})

function BandPreview({ band, hasTenths }: { band: PaceBand; hasTenths: boolean }) {
  const { blocks, ticks, words } = drawBand(band, { tenths: hasTenths })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus */}
      <section className="band-preview" aria-label="Aperçu du bracelet" tabIndex={0}>
        <Chart className="pace-band" size={[width, height]} label={sayBand(band)}>
          {blocks.map(({ colour, ...block }) => (
            <rect key={block.x + colour} {...block} fill={bandColours[colour]} />
          ))}
          <path className="band-line" d={ticks.map(({ x, from, to }) => `M${x} ${from}V${to}`).join('')} />
          <rect className="band-cut" width={width} height={height} />
          <path className="band-line" d={cropMarks} />
          {words.map((word) => (
            <text key={`${word.x} ${word.y}`} {...placeOf(word)} fill={bandColours[word.colour]}>
              {word.text}
            </text>
          ))}
        </Chart>
      </section>
      <ul className="vh" aria-label="Temps du bracelet">
        {band.columns.map((column) => (
          <li key={column.label}>{sayColumn(column, band)}</li>
        ))}
      </ul>
    </>
  )
}

function placeOf({ x, y, size, stretch, isCentred, isTurned }: BandWord) {
  return {
    fontSize: size,
    fontStretch: `${stretch}%`,
    textAnchor: isCentred ? 'middle' : undefined,
    ...(isTurned ? { transform: `translate(${x} ${y}) rotate(-90)` } : { x, y }),
  } as const
}
