import { profileFrame } from './profile-frame.ts'

type ProfileLinesProps = {
  id: string
  /** The session as one line above y = 0. */
  path: string
  /** Lines of the bundle under yours. */
  count: number
}

/** One line, repeated lower and lower down to the floor: the paler ones are shares of the effort. */
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
