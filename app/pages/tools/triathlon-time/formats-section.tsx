import { memo } from 'react'
import { TRIATHLON_LEGS, type TriathlonLeg } from '#app/domain/training/triathlon/formats.ts'
import { writeLongClock } from '#app/domain/training/typed/writing.ts'
import { FigureCell, FiguresTable } from '../figures.tsx'
import { ToolSection } from '../tool-section.tsx'
import type { ComparedRace } from './triathlon-time-answer.ts'
import { formatWords, writeLegDistance } from './triathlon-words.ts'

const ownWords = { letter: 'Vous', remark: 'vos distances' }

export const FormatsSection = memo(function FormatsSection({ races }: { races: readonly ComparedRace[] }) {
  return (
    <ToolSection
      id="formats"
      title={<>Sept formats, et deux «&#8239;L&#8239;»</>}
      lead={
        <>
          Le «&#8239;L&#8239;» historique de la FFTri et le «&#8239;L&#8239;» d’usage, calé sur le 70.3, n’ont
          ni les mêmes distances ni le même équilibre.
        </>
      }
    >
      <FormatsTable races={races} />
      <p className="tool-note race-note">
        <b>Le XS est une plage</b> : 250 à 500 m, 6,5 à 13 km, 1,7 à 3,5 km. Les organisateurs peuvent
        s’écarter de 10&nbsp;%&nbsp;: vérifiez le guide de course. Hors du format choisi, chaque ligne prend
        les transitions et le ralentissement habituels à sa distance.
      </p>
    </ToolSection>
  )
})

function FormatsTable({ races }: { races: readonly ComparedRace[] }) {
  const longest = Math.max(1, ...races.map(({ total }) => total ?? 0))
  return (
    <FiguresTable
      caption="Les formats, à vos allures"
      className="rows-tall formats-table"
      head={[
        'Format',
        'Natation',
        'Vélo',
        'Course',
        <th key="bar" scope="col" className="wide-only" aria-hidden="true">
          À vos allures
        </th>,
        'Temps',
      ]}
    >
      {races.map(({ key, distances, isMine, parts, total }) => {
        const { letter, remark } = key === 'perso' ? ownWords : formatWords[key]
        return (
          <tr key={key} data-ligne={key} className={isMine ? 'row-marked' : undefined}>
            <th scope="row">
              <b>{letter}</b>
              {remark && <small>{remark}</small>}
            </th>
            {TRIATHLON_LEGS.map((leg) => (
              <td key={leg}>{writtenOf(leg, distances[leg])}</td>
            ))}
            <td className="wide-only format-bar" aria-hidden="true">
              {total !== undefined && (
                <span style={{ '--share': `${((total / longest) * 100).toFixed(1)}%` }}>
                  {parts.map((time, index) => (
                    <i key={index} style={{ '--time': Math.round(time ?? 0) }} />
                  ))}
                </span>
              )}
            </td>
            <FigureCell name="temps" value={total} write={writeLongClock} isMain />
          </tr>
        )
      })}
    </FiguresTable>
  )
}

function writtenOf(leg: TriathlonLeg, metres: number | undefined): string {
  return metres === undefined ? '—' : writeLegDistance(leg, metres)
}
