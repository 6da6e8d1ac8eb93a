import { formatEuros } from '#app/domain/shared/money.ts'
import type { BookedView } from './read-booked.server.ts'

/** What a booking costs, its payments and its documents. */
export function Money({ booked }: { booked: BookedView }) {
  const { totalCents, instalments, documents, refundedCents } = booked
  return (
    <aside className="card booking-aside" aria-labelledby="booked-money">
      <h2 className="d4 spread" id="booked-money">
        Total <span className="num">{formatEuros(totalCents)}</span>
      </h2>
      <ul className="booking-instalments">
        {instalments.map(({ rank, cents, words }) => (
          <li key={rank} className="spread">
            <span>{words}</span> <b className="tabular">{formatEuros(cents)}</b>
          </li>
        ))}
        {refundedCents > 0 ? (
          <li className="spread">
            <span>Rendu</span> <b className="tabular">{formatEuros(refundedCents)}</b>
          </li>
        ) : null}
      </ul>
      {documents.length > 0 ? (
        <ul>
          {documents.map(({ number, title, address }) => (
            <li key={number}>
              <a className="link tap" href={address}>
                {title} {number}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </aside>
  )
}
