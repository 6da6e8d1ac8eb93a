import type { OwnResult } from './own-result.ts'
import { ResultLink } from './result-link.tsx'

/** The time alone and large, then all the rest. */
export function OwnResultFigures({ result }: { result: OwnResult }) {
  const { outcome, isFinished, time, pace, against, place, link } = result
  const details = [pace, against].filter(Boolean).join(', ')
  return (
    <div className="race-result">
      <p className="race-result-time">
        <span className="num">{isFinished ? (time ?? outcome) : outcome}</span>
        {place === undefined ? null : <span>{place} au général</span>}
      </p>
      {details === '' ? null : <p className="muted">{details}</p>}
      {link === undefined ? null : <ResultLink link={link} />}
    </div>
  )
}
