import { useId } from 'react'
import type { ReactNode } from 'react'
import { DialogHead } from './dialog-head.tsx'
import { joinClasses } from './join-classes.ts'
import { NativeDialog } from './native-dialog.tsx'

type DrawerProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  actions?: ReactNode
  side?: 'right' | 'left'
  children: ReactNode
}

/** A panel that slides in from a side, for what needs more room than a question. */
export function Drawer({
  open,
  onClose,
  title,
  description,
  actions,
  side = 'right',
  children,
}: DrawerProps) {
  const id = useId()
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      className={joinClasses('drawer', side === 'left' && 'drawer-left')}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
    >
      <div className="dialog-inside">
        <DialogHead id={id} title={title} description={description} />
        <div className="dialog-body">{children}</div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </NativeDialog>
  )
}
