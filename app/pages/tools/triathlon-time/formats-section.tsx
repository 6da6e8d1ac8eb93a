import { memo, type CSSProperties } from 'react'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { Figure } from '../figures.tsx'
import { LeadHead } from '../section-head.tsx'
import type { ComparedRace } from './triathlon-time-answer.ts'
import { formatWords, writeLegDistance } from './triathlon-words.ts'

const ownWords = { letter: 'Vous', remark: 'vos distances' }

const partKeys = ['natation', 't1', 'velo', 't2', 'course'] as const

export const FormatsSection = memo(function FormatsSection({ races }: { races: readonly ComparedRace[] }) {
  return (
    <section className="wrap tool-section" aria-labelledby="formats">
      <LeadHead
        id="formats"
        title={<>Sept formats, et deux «&#8239;L&#8239;»</>}
        lead={
          <>
            Le «&#8239;L&#8239;» historique de la FFTri et le «&#8239;L&#8239;» d’usage, calé sur le 70.3,
            n’ont ni les mêmes distances ni le même équilibre.
          </>
        }
      />
      <FormatsTable races={races} />
      <p className="tool-note race-note">
        <b>Le XS est une plage</b> : 250 à 500 m, 6,5 à 13 km, 1,7 à 3,5 km. Les organisateurs peuvent
        s’écarter de 10&nbsp;%&nbsp;: vérifiez le guide de course. Hors du format choisi, chaque ligne prend
        les transitions et le ralentissement habituels à sa distance.
      </p>
    </section>
  )
})

function FormatsTable({ races }: { races: readonly ComparedRace[] }) {
  const longest = Math.max(1, ...races.map(({ total }) => total ?? 0))
  return (
    <DataTable caption="Les formats, à vos allures" className="figures-table formats-table">
      <thead>
        <tr>
          <th scope="col">Format</th>
          <th scope="col">Natation</th>
          <th scope="col">Vélo</th>
          <th scope="col">Course</th>
          <th scope="col" className="wide-only" aria-hidden="true">
            À vos allures
          </th>
          <th scope="col">Temps</th>
        </tr>
      </thead>
      <tbody>
        {races.map(({ key, distances, isMine, parts, total }) => {
          const { letter, remark } = key === 'perso' ? ownWords : formatWords[key]
          return (
            <tr key={key} data-ligne={key} className={isMine ? 'row-marked' : undefined}>
              <th scope="row">
                <b>{letter}</b>
                {remark && <small>{remark}</small>}
              </th>
              {(['swim', 'bike', 'run'] as const).map((leg) => (
                <td key={leg}>{writtenOf(leg, distances[leg])}</td>
              ))}
              <td className="wide-only format-bar" aria-hidden="true">
                {total !== undefined && (
                  <span style={{ '--share': `${((total / longest) * 100).toFixed(1)}%` } as CSSProperties}>
                    {parts.map((time, index) => (
                      <i key={partKeys[index]} style={{ '--time': Math.round(time ?? 0) } as CSSProperties} />
                    ))}
                  </span>
                )}
              </td>
              <td className="num">
                {total === undefined ? (
                  '—'
                ) : (
                  <Figure name="temps" value={total} text={writeClock(total, { hours: true })} />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}

function writtenOf(leg: 'swim' | 'bike' | 'run', metres: number | undefined): string {
  return metres === undefined ? '—' : writeLegDistance(leg, metres)
}
