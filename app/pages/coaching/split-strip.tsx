import { PART } from './split-parts.tsx'

/** Percent of the time of a race. */
export type Shares = { swim: number; bike: number; run: number }

/** The three parts of a race, as long as the time they take. */
export function SplitStrip({ shares }: { shares: Shares }) {
  const parts = [
    { name: 'swim', from: 0, share: shares.swim },
    { name: 'bike', from: shares.swim, share: shares.bike },
    { name: 'run', from: shares.swim + shares.bike, share: shares.run },
  ]
  return (
    <>
      <p className="vh">{wordsOf(shares)}</p>
      <svg className="split-strip" aria-hidden="true" focusable="false">
        {parts.map(({ name, from, share }) => (
          <svg
            key={name}
            x={`${from}%`}
            width={`${share}%`}
            height={PART.height}
            viewBox={`0 0 ${PART.width} ${PART.height}`}
            preserveAspectRatio="none"
          >
            <use href={`#part-${name}`} />
          </svg>
        ))}
      </svg>
    </>
  )
}

function wordsOf({ swim, bike, run }: Shares): string {
  return `Part du temps\u00A0: natation ${swim}\u00A0%, vélo ${bike}\u00A0%, course ${run}\u00A0%`
}
