import { Form, href, Link, useNavigation } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput, Textarea } from '#app/ui/kit/fields/text-input.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/addresses.ts'
import type { RuleAnswer } from './addresses.server.ts'
import type { RuleValues } from './rule-form.ts'

export { action, loader } from './addresses.server.ts'

export const meta = hiddenMeta('Adresses et redirections', 'Où mènent les adresses du site.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { rules, changed, trial } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/reglages'), label: 'Réglages' }}
        title="Adresses et redirections"
        lead="Une page a changé d’adresse&#8239;? L’ancienne y mène encore."
      />
      <div className="stack">
        <Trial trial={trial} />
        <Panel id="regles" title="Vos règles">
          {rules.length === 0 ? <p className="muted">Aucune encore.</p> : <Rules rules={rules} />}
        </Panel>
        <RuleCard key={changed?.pattern} changed={changed} answer={answer} problem={problem} />
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Trial({ trial }: Pick<Loaded, 'trial'>) {
  return (
    <Panel id="essai" title="Essayer une adresse">
      <Form className="admin-form stack">
        <Field
          id="rule-trial"
          label="Adresse"
          error={trial && 'problem' in trial ? trial.problem : undefined}
        >
          <TextInput name="essai" defaultValue={trial?.tried} placeholder="/ancienne-page" />
        </Field>
        <Button type="submit" look="line" size="small">
          Essayer
        </Button>
      </Form>
      {trial && !('problem' in trial) ? (
        <output className="settings-trial">
          {trial.leadsTo === undefined
            ? 'Aucune règle ne la déplace.'
            : `Elle mène à ${trial.leadsTo}${trial.isPermanent ? ', pour de bon.' : ', pour le moment.'}`}
        </output>
      ) : null}
    </Panel>
  )
}

function Rules({ rules }: Pick<Loaded, 'rules'>) {
  return (
    <ul className="settings-rules">
      {rules.map(({ pattern, to, isPermanent, noindex, cacheSeconds, headers }) => (
        <li key={pattern}>
          <span>
            <b>{pattern}</b>
            {to === undefined ? null : <small className="muted">mène à {to}</small>}
            <span className="row chips">
              {to === undefined ? null : <Badge>{isPermanent ? 'Définitive' : 'Provisoire'}</Badge>}
              {noindex ? <Badge>Hors des moteurs</Badge> : null}
              {cacheSeconds === undefined ? null : <Badge>{`Cache ${cacheSeconds} s`}</Badge>}
              {headers ? <Badge>En-têtes</Badge> : null}
            </span>
          </span>
          <Link to={`?regle=${encodeURIComponent(pattern)}#regle`}>Modifier</Link>
          <Form method="post" action={href('/admin/reglages/adresses')}>
            <input type="hidden" name="pattern" value={pattern} />
            <Button
              type="submit"
              name="acte"
              value="retirer"
              look="ghost"
              size="small"
              icon="trash-2"
              aria-label={`Retirer la règle de ${pattern}`}
            >
              Retirer
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}

type RuleCardProps = {
  changed: RuleValues | undefined
  answer: RuleAnswer | undefined
  problem: string | undefined
}

function RuleCard({ changed, answer, problem }: RuleCardProps) {
  const kept = useKeptForm()
  const isSending = useNavigation().state === 'submitting'
  const values: Partial<Record<string, string>> = answer?.values ?? kept ?? changed ?? {}
  const errorOf = (name: string) => messageFor(answer, name)
  return (
    <Card as="section" className="admin-form-card" id="regle" aria-label="Une règle">
      {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
      <Form method="post" action={href('/admin/reglages/adresses')} className="admin-form stack" noValidate>
        <FieldProblems answer={answer} prefix="rule" />
        <Field
          id="rule-pattern"
          label="Adresse demandée"
          hint="/ancien, /stages/* pour un mot, /stages/** pour tout ce qui suit."
          error={errorOf('pattern')}
        >
          <TextInput name="pattern" defaultValue={values.pattern} required />
        </Field>
        <Field
          id="rule-to"
          label="Mène à"
          hint="Une page du site, ou https://…"
          error={errorOf('to')}
          optional
        >
          <TextInput name="to" defaultValue={values.to} />
        </Field>
        <label className="settings-check">
          <input type="checkbox" name="permanent" defaultChecked={values.permanent === 'on'} /> Pour de bon
          (les moteurs oublient l’ancienne adresse)
        </label>
        <label className="settings-check">
          <input type="checkbox" name="noindex" defaultChecked={values.noindex === 'on'} /> Hors des moteurs
          de recherche
        </label>
        <details className="race-change" open={Boolean(values.cache || values.headers)}>
          <summary className="tap muted">Cache et en-têtes</summary>
          <Field
            id="rule-cache"
            label="Secondes de cache"
            hint="0&nbsp;: jamais."
            error={errorOf('cache')}
            optional
          >
            <TextInput name="cache" inputMode="numeric" defaultValue={values.cache} />
          </Field>
          <Field
            id="rule-headers"
            label="En-têtes"
            hint="nom: valeur, un par ligne."
            error={errorOf('headers')}
            optional
          >
            <Textarea name="headers" rows={3} defaultValue={values.headers} />
          </Field>
        </details>
        <Button type="submit" busy={isSending}>
          Enregistrer la règle
        </Button>
      </Form>
    </Card>
  )
}
