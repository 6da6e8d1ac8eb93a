import { AcceleratedWord } from './accelerated-word.tsx'

export function Wordmark({ size = 30, name = 'Allure' }: { size?: number; name?: string }) {
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
