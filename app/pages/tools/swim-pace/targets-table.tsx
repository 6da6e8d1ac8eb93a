import { memo } from 'react'
import { swimTargets, type SwimTarget } from '#app/domain/training/swimming/critical-speed.ts'
import { writePace } from '#app/domain/training/typed/writing.ts'
import { Figure, FiguresTable } from '../figures.tsx'
import words from './swim-words.json' with { type: 'json' }
import { WaterLines } from './water-lines.tsx'
import { writePartTime } from './write-swim.ts'

export const TargetsTable = memo(function TargetsTable({ criticalPace }: { criticalPace: number }) {
  return (
    <FiguresTable
      caption="Allures d’entraînement autour de la CSS"
      className="swim-targets"
      head={['Intensité', '', 'Au 100\u00a0m', 'Au 50 m', 'Au 25 m']}
    >
      {swimTargets(criticalPace).map((target) => (
        <TargetRow key={target.key} target={target} criticalPace={criticalPace} />
      ))}
    </FiguresTable>
  )
})

function TargetRow({ target, criticalPace }: { target: SwimTarget; criticalPace: number }) {
  const { name, offset } = words.targets[target.key]
  const isCss = target.key === 'css'
  const gap = Math.max(3, 8 + ((target.from + target.to) / 2 - criticalPace) * 0.7)
  return (
    <tr data-ligne={target.key} className={isCss ? 'row-marked' : undefined}>
      <th scope="row">
        {name} <small>{offset}</small>
      </th>
      <td aria-hidden="true">
        <WaterLines
          className="art swim-target-water"
          width={300}
          height={46}
          gap={gap}
          swell={0.16}
          length={0.33}
          mine={isCss ? 2 : undefined}
          isStretched
        />
      </td>
      <td className="num">
        <Ends name="allure-cible" from={target.from} to={target.to} write={writePace} />
      </td>
      <td>
        <Ends name="temps-50" from={target.from / 2} to={target.to / 2} write={writePartTime} />
      </td>
      <td>
        <Ends name="temps-25" from={target.from / 4} to={target.to / 4} write={writePartTime} />
      </td>
    </tr>
  )
}

type EndsProps = { name: string; from: number; to: number; write: (seconds: number) => string }

function Ends({ name, from, to, write }: EndsProps) {
  if (from === to) return <Figure name={name} value={from} write={write} />
  return (
    <>
      <Figure name={`${name}-rapide`} value={from} write={(pace) => write(pace).replace(/\u00a0s$/, '')} />
      {' – '}
      <Figure name={`${name}-lente`} value={to} write={write} />
    </>
  )
}
