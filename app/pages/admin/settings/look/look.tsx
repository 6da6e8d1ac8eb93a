import { Form, href, useNavigation } from 'react-router'
import { accents } from '#app/domain/club/look/rules.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import type { Route } from './+types/look.ts'
import type { LookAnswer } from './look.server.ts'

export { action, loader } from './look.server.ts'

export const meta = hiddenMeta('Nom, couleur et logo', 'L’apparence du site.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Look({ loaderData, actionData }: Route.ComponentProps) {
  const { name, accent, isOwn, logo } = loaderData
  const { answer } = useAnswerDespiteCut<LookAnswer>(actionData)
  const kept = useKeptForm()
  const typed: Partial<Record<string, string>> = answer?.values ?? kept ?? {}
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/reglages'), label: 'Réglages' }}
        title="Nom, couleur et logo"
        lead="Toutes les pages les prennent dès l’enregistrement."
      />
      <Card className="admin-form-card">
        <Form method="post" encType="multipart/form-data" className="admin-form look-form stack" noValidate>
          <FieldProblems answer={answer} prefix="look" />
          <Field id="look-name" label="Nom du club" error={messageFor(answer, 'name')}>
            <TextInput name="name" defaultValue={typed.name ?? name} maxLength={60} required />
          </Field>
          <AccentField
            chosen={typed.accent ?? (isOwn ? 'own' : accent)}
            own={typed.own ?? accent}
            error={messageFor(answer, 'own')}
          />
          {logo ? (
            <p className="row chips">
              <img
                className="club-logo"
                data-ground={logo.ground}
                src={logo.src}
                alt="Le logo d’aujourd’hui"
                height={48}
                style={{ height: 48 }}
                width={Math.round((48 * logo.width) / logo.height)}
              />
              <label className="settings-check">
                <input type="checkbox" name="sans-logo" value="oui" /> Le retirer
              </label>
            </p>
          ) : null}
          <Field
            id="look-logo"
            label="Logo"
            hint="PNG ou WebP sur fond transparent, 5&nbsp;Mo au plus. Sans logo, le dessin et le nom du club."
            error={messageFor(answer, 'logo')}
            optional
          >
            <TextInput name="logo" type="file" accept="image/png,image/webp,image/jpeg" />
          </Field>
          <Button type="submit" busy={isSending}>
            Enregistrer
          </Button>
        </Form>
      </Card>
    </>
  )
}

type AccentFieldProps = { chosen: string; own: string; error: string | undefined }

function AccentField({ chosen, own, error }: AccentFieldProps) {
  return (
    <FieldGroup
      id="look-own"
      legend="Couleur"
      hint={`Celle des boutons, des liens et de «\u202fvotre ligne\u202f».`}
      error={error}
    >
      <div className="look-accents">
        {Object.entries(accents).map(([colour, label]) => (
          <label key={colour} className="settings-check">
            <input type="radio" name="accent" value={colour} defaultChecked={chosen === colour} />
            <span className="look-swatch" style={{ background: colour }} />
            {label}
          </label>
        ))}
        <label className="settings-check">
          <input type="radio" name="accent" value="own" defaultChecked={chosen === 'own'} />
          La vôtre
        </label>
        <input type="color" name="own" defaultValue={own} aria-label="Votre couleur" />
      </div>
    </FieldGroup>
  )
}
