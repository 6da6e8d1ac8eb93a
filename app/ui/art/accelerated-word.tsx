import { classNames } from './class-names.ts'

type AcceleratedWordProps = {
  word: string
  /** Widths of the first and of the last letter, in % (62 to 125). */
  from?: number
  to?: number
  className?: string
  moving?: boolean
}

export function AcceleratedWord({ word, from = 62, to = 125, className, moving }: AcceleratedWordProps) {
  const letters = [...word]
  const widths = letterWidths(letters.length, from, to)
  return (
    <span
      className={classNames(moving ? 'accel accel-moving' : 'accel', className)}
      // Letters apart would be spelt out: together they are one picture of the word, and no file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={word}
    >
      {letters.map((letter, index) => (
        <span key={`${letter}${index}`} aria-hidden="true" style={{ fontStretch: `${widths[index]}%` }}>
          {letter}
        </span>
      ))}
    </span>
  )
}

/** Width of each letter, in % of the font: from + (to − from)·(i / (n − 1))^1.1. The end of the word speeds up. */
export function letterWidths(letters: number, from: number, to: number): number[] {
  if (letters < 2) return Array.from({ length: letters }, () => from)
  return Array.from({ length: letters }, (_, index) =>
    Math.round(from + (to - from) * (index / (letters - 1)) ** 1.1),
  )
}
