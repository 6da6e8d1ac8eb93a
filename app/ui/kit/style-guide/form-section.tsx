import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { Field } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { MoreLink } from '../more-link.tsx'
import { Select } from '../select.tsx'
import { TextInput } from '../text-input.tsx'
import { Textarea } from '../textarea.tsx'
import { GuideSection } from './guide-section.tsx'

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
