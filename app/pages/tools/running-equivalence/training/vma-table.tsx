import { memo } from 'react'
import type { VmaPace } from '#app/domain/training/equivalence/vma.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writePercentage } from '#app/domain/training/typed/write-number.ts'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { Figure } from '../../figure.tsx'

/** The paces of a VMA, every 5 %. */
export const VmaTable = memo(function VmaTable({ paces }: { paces: VmaPace[] }) {
  return (
    <DataTable caption="Allures par pourcentage de VMA" showCaption className="figures-table">
      <thead>
        <tr>
          <th scope="col">% VMA</th>
          <th scope="col">Allure</th>
          <th scope="col">Tour de 400 m</th>
        </tr>
      </thead>
      <tbody>
        {paces.map(({ percent, pace, time400 }) => (
          <tr
            key={percent}
            data-ligne={`vma-${percent}`}
            className={joinClasses(percent === 100 && 'row-marked') || undefined}
          >
            <th scope="row">{writePercentage(percent)}</th>
            <td className="num">
              <Figure name="allure" value={pace}>
                {writePace(pace)}
              </Figure>
            </td>
            <td>
              <Figure name="temps-400" value={time400}>
                {writeClock(time400, { tenths: true })}
              </Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
})
