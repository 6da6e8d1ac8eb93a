import { useState, useId, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { DialogHead } from '../dialog-head.tsx'
import { joinClasses } from '../join-classes.ts'
import { NativeDialog } from '../native-dialog.tsx'
import type { OverlayProps } from '../overlay-registry.ts'
import { overlays } from '../overlays.ts'
import { GuideSection } from './guide-section.tsx'

export function DialogsSection() {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <GuideSection title="Confirmation et tiroir">
      <div className="guide-backdrop">
        <div className="guide-dialog">
          <p className="d4">Annuler votre inscription&#x202f;?</p>
          <p className="dialog-description">
            Votre place au stage Lanzarote sera proposée à la liste d’attente. L’acompte de 387&nbsp;€ n’est
            pas remboursé.
          </p>
          <div className="dialog-actions">
            <Button look="line">Garder ma place</Button>
            <Button look="danger">Annuler mon inscription</Button>
          </div>
        </div>
      </div>
      <div className="guide-row">
        <Button look="line" onClick={() => overlays.open(CancelDialog)}>
          Ouvrir la question
        </Button>
        <Button look="line" onClick={() => setDrawerOpen(true)}>
          Ouvrir le tiroir
        </Button>
      </div>
      <Drawer
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        title="Votre panier"
        description="Deux articles"
      >
        <p>Le contenu du tiroir défile seul, la page reste derrière.</p>
      </Drawer>
    </GuideSection>
  )
}

function CancelDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title="Annuler votre inscription&#x202f;?"
      description="Votre place sera proposée à la liste d’attente."
      actions={
        <>
          <Button look="line" onClick={() => onClose(false)}>
            Garder ma place
          </Button>
          <Button look="danger" onClick={() => onClose(true)}>
            Annuler mon inscription
          </Button>
        </>
      }
    />
  )
}

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

function Dialog({ open, onClose, title, description, actions, alert, wide, children }: DialogProps) {
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
function Drawer({ open, onClose, title, description, actions, side = 'right', children }: DrawerProps) {
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
