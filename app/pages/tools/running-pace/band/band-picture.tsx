import { bandColours, bandSize, type BandDrawing, type BandWord } from './band-look.ts'
import { cropMarks, markRoom } from './crop-marks.ts'

const viewBox = [-markRoom, -markRoom, bandSize.width + 2 * markRoom, bandSize.height + 2 * markRoom].join(
  ' ',
)

/** The band, ready to be cut out along its dashes; on paper it has its true size. */
export function BandPicture({ drawing, label }: { drawing: BandDrawing; label: string }) {
  const { blocks, ticks, words } = drawing
  return (
    <svg
      className="pace-band"
      viewBox={viewBox}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is inline, its times are in the list after it
      role="img"
      aria-label={label}
    >
      {blocks.map(({ colour, ...block }) => (
        <rect key={block.x + colour} {...block} fill={bandColours[colour]} />
      ))}
      <path className="band-line" d={ticks.map(({ x, from, to }) => `M${x} ${from}V${to}`).join('')} />
      <rect className="band-cut" width={bandSize.width} height={bandSize.height} />
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
