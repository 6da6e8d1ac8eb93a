import { Icon } from '#app/ui/kit/icon.tsx'

type RegimeNoteProps = { label: string; text: string | undefined }

/** How an article can be sent back, in a line and in full. */
export function RegimeNote({ label, text }: RegimeNoteProps) {
  return (
    <p className="order-regime">
      <Icon name="undo-2" size={16} />
      <span>
        <b>{label}</b>
        {text === undefined ? null : <>. {text}</>}
      </span>
    </p>
  )
}
