import { bandColours, bandSize, type BandDrawing, type BandWord } from './band-look.ts'
import { cropMarks } from './crop-marks.ts'

const { width, height } = bandSize

/** The band, ready to be cut out along its dashes; its crop marks stand outside of its frame. */
export function BandPicture({ drawing, label }: { drawing: BandDrawing; label: string }) {
  const { blocks, ticks, words } = drawing
  return (
    <svg
      className="pace-band"
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is inline, its times are in the list after it
      role="img"
      aria-label={label}
    >
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
    </svg>
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
