import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import type { ConfirmAnswer } from '../pieces/confirm-answer.ts'

/** Why nothing was ordered, and what has changed in the recap below. */
export function RecapObstacle({ obstacle }: { obstacle: NonNullable<ConfirmAnswer['obstacle']> }) {
  const { message, changes } = obstacle
  return (
    <FormObstacle>
      <p>{message}</p>
      {changes.length > 0 ? (
        <ul className="order-changes">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
    </FormObstacle>
  )
}
