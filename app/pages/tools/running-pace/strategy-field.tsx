import type { Strategy } from '#app/domain/training/running/pacing.ts'
import { ChoiceField } from '../choice-field.tsx'
import { strategies } from './running-pace-choices.ts'

const meanings: Record<Strategy, string> = {
  reguliere: 'La même allure du premier au dernier kilomètre.',
  prudente: 'Les 30 premiers pour cent en dedans, puis une allure constante jusqu’au bout.',
  progressive: 'Une première moitié un peu en dedans, une seconde un peu plus vite.',
  positive: 'Une première moitié un peu plus vite, une seconde un peu en dedans.',
}

export function StrategyField({ strategy }: { strategy: Strategy }) {
  return (
    <ChoiceField
      label="Stratégie de course"
      name="strategie"
      options={strategies}
      defaultValue={strategy}
      hint={meanings[strategy]}
      className="run-strategy"
    />
  )
}
