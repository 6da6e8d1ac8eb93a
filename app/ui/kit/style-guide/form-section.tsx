import { useState } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { ChipLink, Chip } from '../chip-link.tsx'
import { ColorModeSwitch } from '../color-mode-switch.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { ChoicePill, ChoicePills } from '../fields/choice-pill.tsx'
import { ErrorSummary } from '../fields/error-summary.tsx'
import { Field, FieldGroup } from '../fields/field.tsx'
import { RadioCard, RadioCards } from '../fields/radio-card.tsx'
import { SegmentedControl } from '../fields/segmented-control.tsx'
import { Select } from '../fields/select.tsx'
import { TextInput, Textarea } from '../fields/text-input.tsx'
import { Icon } from '../icon.tsx'
import { MoreLink } from '../more-link.tsx'
import { GuideSection } from './colors-section.tsx'

export function FormSection() {
  return (
    <GuideSection title="Champs et erreurs">
      <div className="guide-form">
        <Card>
          <ErrorSummary
            title="Deux champs sont à corriger"
            focusOnMount={false}
            errors={[
              { fieldId: 'guide-email', message: 'Adresse e-mail incomplète' },
              { fieldId: 'guide-date', message: 'Date de course déjà passée' },
            ]}
          />
          <div className="guide-halves">
            <Field id="guide-discipline" label="Discipline">
              <Select defaultValue="run">
                <option value="run">Course à pied</option>
                <option value="swim">Natation</option>
                <option value="triathlon">Triathlon</option>
              </Select>
            </Field>
            <Field
              id="guide-email"
              label="Adresse e-mail"
              error="Il manque la fin de l’adresse, par exemple «&#x202f;.fr&#x202f;»."
            >
              <TextInput type="email" defaultValue="athlete@exemple" />
            </Field>
            <Field
              id="guide-date"
              label="Date de votre course"
              error="Cette date est passée. Choisissez une course à venir."
            >
              <TextInput figures defaultValue="12/04/2026" />
            </Field>
            <Field id="guide-goal" label="Objectif" optional hint="Heures, minutes, secondes.">
              <TextInput figures placeholder="3:30:00" />
            </Field>
          </div>
          <Field id="guide-message" label="Message">
            <Textarea
              rows={3}
              defaultValue="Je prépare mon premier marathon et je cherche un plan sur douze semaines."
            />
          </Field>
          <Button size="large" className="guide-start">
            Envoyer ma demande
          </Button>
        </Card>
        <Card>
          <span className="guide-done">
            <Icon name="check" size={28} />
          </span>
          <p className="d4">C’est parti.</p>
          <p className="muted">
            Votre demande est bien arrivée. Un coach vous répond sous deux jours ouvrés, à l’adresse indiquée.
          </p>
          <MoreLink to="?">Calculer mon allure en attendant</MoreLink>
        </Card>
      </div>
    </GuideSection>
  )
}

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
