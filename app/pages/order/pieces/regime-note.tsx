import type { WithdrawalRegime } from '../../../domain/orders/withdrawal/withdrawal.ts'
import { Icon } from '../../../ui/kit/icon.tsx'

type RegimeNoteProps = { regime: WithdrawalRegime; regimeLabel: string; regimeText?: string | undefined }

/** Whether an article can be sent back, in a line and in full. */
export function RegimeNote({ regime, regimeLabel, regimeText }: RegimeNoteProps) {
  const isOpen = regime !== 'personnalise'
  return (
    <p className="order-regime" data-open={isOpen || undefined}>
      <Icon name={isOpen ? 'undo-2' : 'pen-line'} size={16} />
      <span>
        <b>{regimeLabel}</b>
        {regimeText === undefined ? null : <>. {regimeText}</>}
      </span>
    </p>
  )
}
