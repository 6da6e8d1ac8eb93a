import type { ReactNode } from 'react'
import { mailStyles } from './mail-styles.ts'

export type MailFact = { term: string; value: ReactNode }

export function MailFacts({ facts }: { facts: readonly MailFact[] }) {
  return (
    <table className="facts" style={mailStyles.facts} cellPadding={0} cellSpacing={0}>
      <tbody>
        {facts
          .filter(({ value }) => value !== undefined)
          .map(({ term, value }) => (
            <tr key={term}>
              <th scope="row" style={mailStyles.term}>
                {term}
              </th>
              <td style={mailStyles.value}>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
