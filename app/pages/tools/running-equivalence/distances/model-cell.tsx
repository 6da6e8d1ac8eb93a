import type { Model, Prediction } from '#app/domain/training/equivalence/equivalents.ts'
import { machineValue } from '#app/domain/training/typed/machine-value.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { Figure } from '../../figure.tsx'

/** What one model says; a star where it is not known to hold, a dash past any number that can be written. */
export function ModelCell({ model, prediction }: { model: Model; prediction: Prediction | undefined }) {
  if (!prediction || machineValue(prediction.seconds) === undefined) return <td>—</td>
  const { seconds, isValid } = prediction
  return (
    <td className={isValid ? undefined : 'equivalent-outside'}>
      <Figure name={model} value={seconds}>
        {writeClock(seconds)}
      </Figure>
      {!isValid && (
        <>
          <span aria-hidden="true">*</span>
          <span className="vh"> hors domaine</span>
        </>
      )}
    </td>
  )
}
