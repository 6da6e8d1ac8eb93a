import { AcceleratedWord } from './accelerated-word.tsx'

type Logo = { src: string; width: number; height: number; ground: 'light' | 'dark' }
type WordmarkProps = { size?: number | undefined; name?: string | undefined; logo?: Logo | undefined }

/** The club's logo, or the mark and its name. @param size height of the mark, in pixels */
export function Wordmark({ size = 30, name = 'Allure', logo }: WordmarkProps) {
  if (logo) {
    const { src, ground } = logo
    const height = Math.round(size * 1.2)
    const width = Math.round((height * logo.width) / logo.height)
    return (
      <img
        className="club-logo"
        data-ground={ground}
        src={src}
        alt={name}
        width={width}
        height={height}
        style={{ height }}
      />
    )
  }
  return (
    <span className="wordmark">
      <svg
        className="mark"
        width={size}
        height={size}
        viewBox="0 0 32 32"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path className="mark-lanes" d="M4 29V15.5a12 12 0 0 1 24 0V29M11 29V15.8a5 5 0 0 1 10 0V29" />
        <path className="mark-wave" d="M4 22.2c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0" />
      </svg>
      <AcceleratedWord word={name} from={72} to={125} className="wordmark-text" />
    </span>
  )
}
