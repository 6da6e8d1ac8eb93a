import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import type { OverlayProps } from '../overlay-registry.ts'

export function CancelDialog({ open, onClose }: OverlayProps) {
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
