import { PART } from './split-parts.tsx'

export type Shares = { swim: number; bike: number; run: number }

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

type ProfileLinesProps = {
  id: string
  path: string
  count: number
}

export function ProfileLines({ id, path, count }: ProfileLinesProps) {
  const { width, height, floor } = profileFrame
  return (
    <svg className="session-profile" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <defs>
        <path id={id} d={path} vectorEffect="non-scaling-stroke" />
      </defs>
      {Array.from({ length: count }, (_, line) => (
        <use
          key={line}
          href={`#${id}`}
          className="ln"
          transform={`matrix(1 0 0 ${Math.round(((line + 1) / (count + 1)) * 1000) / 1000} 0 ${floor})`}
        />
      ))}
      <use href={`#${id}`} className="ln ln-hi" transform={`matrix(1 0 0 1 0 ${floor})`} />
      <path className="session-floor" d={`M0 ${floor}H${width}`} />
    </svg>
  )
}

export const profileFrame = { width: 760, height: 256, floor: 254, reach: 216 }
