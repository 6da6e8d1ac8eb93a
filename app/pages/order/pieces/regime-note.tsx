import { Icon } from '../../../ui/kit/icon.tsx'

type RegimeNoteProps = { regimeLabel: string; regimeText?: string | undefined }

/** How an article can be sent back, in a line and in full. */
export function RegimeNote({ regimeLabel, regimeText }: RegimeNoteProps) {
  return (
    <p className="order-regime">
      <Icon name="undo-2" size={16} />
      <span>
        <b>{regimeLabel}</b>
        {regimeText === undefined ? null : <>. {regimeText}</>}
      </span>
    </p>
  )
}
