import { useState } from 'react'
import { Button } from '../button.tsx'
import { Drawer } from '../drawer.tsx'
import { overlays } from '../overlays.ts'
import { CancelDialog } from './cancel-dialog.tsx'
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
