import { useId } from 'react'
import type { ReactNode } from 'react'
import { DialogHead } from './dialog-head.tsx'
import { joinClasses } from './join-classes.ts'
import { NativeDialog } from './native-dialog.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Buttons at the bottom, the one that acts last. */
  actions?: ReactNode
  /** A question that must be answered: no cross, the buttons are the only way out besides Escape. */
  alert?: boolean
  wide?: boolean
  children?: ReactNode
}

export function Dialog({ open, onClose, title, description, actions, alert, wide, children }: DialogProps) {
  const id = useId()
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      className={joinClasses('dialog', wide && 'dialog-wide')}
      role={alert ? 'alertdialog' : undefined}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
    >
      <div className="dialog-inside">
        <DialogHead id={id} title={title} description={description} crossless={alert} />
        {children && <div className="dialog-body">{children}</div>}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </NativeDialog>
  )
}
