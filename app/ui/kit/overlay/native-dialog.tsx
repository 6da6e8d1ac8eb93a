import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'

type NativeDialogProps = {
  open: boolean
  onClose: () => void
  className: string
  role?: 'dialog' | 'alertdialog'
  labelledBy: string
  describedBy?: string
  children: ReactNode
}

export function NativeDialog({
  open,
  onClose,
  className,
  role,
  labelledBy,
  describedBy,
  children,
}: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && !element?.open) element?.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has Escape
    <dialog
      ref={dialog}
      className={className}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      {children}
    </dialog>
  )
}
