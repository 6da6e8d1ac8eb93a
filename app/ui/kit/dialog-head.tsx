import type { MouseEvent, ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

type DialogHeadProps = { id: string; title: string; description?: ReactNode; crossless?: boolean }

/** Title, description and cross shared by `Dialog` and `Drawer`. */
export function DialogHead({ id, title, description, crossless }: DialogHeadProps) {
  return (
    <>
      <div className="dialog-head">
        <h2 className="d4" id={`${id}-title`}>
          {title}
        </h2>
        {!crossless && <IconButton icon="x" label="Fermer" onClick={closeDialogAround} />}
      </div>
      {description && (
        <p className="dialog-description" id={`${id}-description`}>
          {description}
        </p>
      )}
    </>
  )
}

function closeDialogAround(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.closest('dialog')?.close()
}
