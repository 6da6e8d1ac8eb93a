type AcceleratedWordProps = { word: string; from?: number; to?: number }

/** One word a page: its letters go from narrow to wide (widths in percent), like a runner leaving the line. */
export function AcceleratedWord({ word, from = 62, to = 125 }: AcceleratedWordProps) {
  const letters = [...word]
  return (
    <span className="accel">
      <span className="vh">{word}</span>
      {letters.map((letter, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a letter has no identity but its rank
          key={index}
          aria-hidden="true"
          style={{ fontStretch: `${widthOf(index / Math.max(1, letters.length - 1), from, to)}%` }}
        >
          {letter}
        </span>
      ))}
    </span>
  )
}

function widthOf(progress: number, from: number, to: number): number {
  return Math.round(from + (to - from) * progress ** 1.1)
}
