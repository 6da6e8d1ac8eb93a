import { writeClock } from '#app/domain/training/typed/writing.ts'
import { Figure } from '../../figures.tsx'
import type { EquivalentRow } from './race-answer.ts'

const names = new Map([
  [42_195, 'marathon'],
  [21_097.5, 'semi-marathon'],
])

/** « marathon », « 10 km ». */
export function raceName(metres: number): string {
  return names.get(metres) ?? `${metres / 1000}\u00a0km`.replace('.', ',')
}

/** The answer most people come for, above the models it is the mean of. */
export function Headline({ row: { distanceMetres, mean, interval, predictions } }: { row: EquivalentRow }) {
  const name = raceName(distanceMetres)
  const advice = distanceMetres === 42_195 && adviceOn(mean, predictions.vickers?.seconds)
  return (
    <div className="equivalence-answer">
      <p className="calculator-caption">
        <data data-nom="reponse-distance" value={distanceMetres}>
          {`Votre ${name}, sans doute`}
        </data>
      </p>
      <p className="num">
        <Figure name="reponse" value={mean} write={writeClock} />
      </p>
      <p>
        entre <Figure name="reponse-basse" value={interval?.quickest} write={writeClock} />
        {' et '}
        <Figure name="reponse-haute" value={interval?.slowest} write={writeClock} />
      </p>
      {advice && <p className="muted">{advice}</p>}
    </div>
  )
}

function adviceOn(mean = 0, vickers: number | undefined): string {
  if (vickers === undefined) {
    return 'Pour beaucoup de coureurs, les modèles habituels voient le marathon de 5 à 20\u00a0min trop vite\u00a0: indiquez un 5 à 21\u00a0km et vos kilomètres par semaine.'
  }
  return vickers > mean
    ? `Avec vos kilomètres par semaine, Vickers et Vertosick disent ${writeClock(vickers)}\u00a0: partez plutôt sur ce temps.`
    : 'Vos kilomètres par semaine soutiennent ce temps, d’après Vickers et Vertosick.'
}
