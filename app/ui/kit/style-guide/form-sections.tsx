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
import { GuideSection } from './guide-section.tsx'

const mistakes = {
  'guide-email': 'Il manque la fin de l’adresse, par exemple «\u202F.fr\u202F».',
  'guide-date': 'Cette date est passée. Choisissez une course à venir.',
}

export function FormSection() {
  return (
    <GuideSection title="Champs et erreurs">
      <Card className="guide-stack">
        <ErrorSummary
          title="Deux champs sont à corriger"
          focusOnMount={false}
          errors={Object.entries(mistakes).map(([fieldId, message]) => ({ fieldId, message }))}
        />
        <div className="guide-halves">
          <Field id="guide-discipline" label="Discipline">
            <Select defaultValue="run">
              <option value="run">Course à pied</option>
              <option value="swim">Natation</option>
            </Select>
          </Field>
          <Field id="guide-email" label="Adresse e-mail" error={mistakes['guide-email']}>
            <TextInput type="email" defaultValue="athlete@exemple" />
          </Field>
          <Field id="guide-date" label="Date de votre course" error={mistakes['guide-date']}>
            <TextInput figures defaultValue="12/04/2026" />
          </Field>
          <Field id="guide-goal" label="Objectif" optional hint="Heures, minutes, secondes.">
            <TextInput figures placeholder="3:30:00" />
          </Field>
        </div>
        <Field id="guide-message" label="Message">
          <Textarea rows={3} defaultValue="Je prépare mon premier marathon." />
        </Field>
        <Button size="large">Envoyer ma demande</Button>
      </Card>
    </GuideSection>
  )
}

const views = [
  { value: 'month', label: 'Mois' },
  { value: 'list', label: 'Liste' },
]

export function ChoicesSection() {
  const [onlyFree, setOnlyFree] = useState(true)
  return (
    <GuideSection title="Choix">
      <div className="guide-halves">
        <FieldGroup id="guide-subject" legend="Votre demande concerne">
          <ChoicePills>
            <ChoicePill name="guide-subject" value="coaching" defaultChecked>
              Un coaching
            </ChoicePill>
            <ChoicePill name="guide-subject" value="stage">
              Un stage
            </ChoicePill>
          </ChoicePills>
        </FieldGroup>
        <FieldGroup id="guide-missing" legend="Votre discipline" error="Choisissez une discipline.">
          <ChoicePills>
            <ChoicePill name="guide-missing" value="run">
              Course à pied
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
            <RadioCard name="guide-delivery" value="club" icon="store" title="Au club" end="Offert" />
          </RadioCards>
        </FieldGroup>
      </div>
      <div className="guide-row cluster row">
        <SegmentedControl legend="Affichage" name="guide-view" options={views} defaultValue="month" />
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
