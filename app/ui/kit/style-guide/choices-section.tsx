import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { ChipLink } from '../chip-link.tsx'
import { Chip } from '../chip.tsx'
import { ChoicePill } from '../choice-pill.tsx'
import { ChoicePills } from '../choice-pills.tsx'
import { ColorModeSwitch } from '../color-mode-switch.tsx'
import { FieldGroup } from '../field-group.tsx'
import { RadioCard } from '../radio-card.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { SegmentedControl } from '../segmented-control.tsx'
import { GuideSection } from './guide-section.tsx'

const VIEWS = [
  { value: 'month', label: 'Mois' },
  { value: 'list', label: 'Liste' },
]

export function ChoicesSection() {
  const [onlyFree, setOnlyFree] = useState(true)
  return (
    <GuideSection title="Choix">
      <div className="guide-halves">
        <div className="guide-stack">
          <FieldGroup id="guide-subject" legend="Votre demande concerne">
            <ChoicePills>
              <ChoicePill name="guide-subject" value="coaching" defaultChecked>
                Un coaching
              </ChoicePill>
              <ChoicePill name="guide-subject" value="stage">
                Un stage
              </ChoicePill>
              <ChoicePill name="guide-subject" value="care">
                Un soin
              </ChoicePill>
            </ChoicePills>
          </FieldGroup>
          <FieldGroup id="guide-missing" legend="Votre discipline" error="Choisissez une discipline.">
            <ChoicePills>
              <ChoicePill name="guide-missing" value="run">
                Course à pied
              </ChoicePill>
              <ChoicePill name="guide-missing" value="swim">
                Natation
              </ChoicePill>
            </ChoicePills>
          </FieldGroup>
          <Checkbox
            id="guide-consent"
            label="J’accepte d’être recontacté."
            hint="Une adresse, un message, rien d’autre."
            defaultChecked
          />
          <Checkbox
            id="guide-terms"
            label="J’ai lu les conditions générales."
            error="Cochez cette case pour continuer."
          />
        </div>
        <div className="guide-stack">
          <FieldGroup id="guide-delivery" legend="Livraison">
            <RadioCards>
              <RadioCard
                name="guide-delivery"
                value="home"
                icon="truck"
                title="À domicile"
                description="Deux à trois jours ouvrés"
                end="4,90&nbsp;€"
                defaultChecked
              />
              <RadioCard
                name="guide-delivery"
                value="club"
                icon="store"
                title="Au club"
                description="Dès demain"
                end="Offert"
              />
            </RadioCards>
          </FieldGroup>
        </div>
      </div>
      <div className="guide-row">
        <SegmentedControl legend="Affichage" name="guide-view" options={VIEWS} defaultValue="month" />
        <ColorModeSwitch />
        <Chip pressed={onlyFree} onClick={() => setOnlyFree(!onlyFree)}>
          Places libres
        </Chip>
        <ChipLink to="?" current>
          Natation
        </ChipLink>
        <ChipLink to="?">Triathlon</ChipLink>
      </div>
    </GuideSection>
  )
}
