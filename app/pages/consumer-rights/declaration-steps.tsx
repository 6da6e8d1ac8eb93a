import { Icon } from '#app/ui/kit/icon.tsx'
import type { DeclarationStep } from './declaration-frame.tsx'

const names = ['Déclarer', 'Confirmer']

export function DeclarationSteps({ step }: { step: DeclarationStep }) {
  return (
    <ol className="declaration-steps" aria-label="Étapes">
      {names.map((name, index) => {
        const isDone = step > index + 1
        return (
          <li
            key={name}
            aria-current={step === index + 1 ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            <span className="num">{isDone ? <Icon name="check" size={16} /> : index + 1}</span>
            {name}
            {isDone ? <span className="vh"> (fait)</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
