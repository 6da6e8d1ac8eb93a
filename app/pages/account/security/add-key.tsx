import { useState, type FormEvent } from 'react'
import { href, redirect, useSubmit } from 'react-router'
import { factorsOf } from '#app/domain/profile/factors.ts'
import { servicesContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import type { BrowserAccess } from '#app/session/browser-client.ts'
import { askProof } from '#app/session/proof.server.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { readAccount } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'
import type { Route } from './+types/add-key.ts'
import { afterNewFactor, readNewFactor } from './new-factor.server.ts'
import { NewFactorPage } from './new-factor.tsx'

const tenMinutes = 600_000

export const meta = hiddenMeta('Ajouter une clé de sécurité', 'Ajouter une clé de sécurité à votre compte.')

export async function loader({ context }: Route.LoaderArgs) {
  const { url, anonKey } = context.get(servicesContext).auth
  return { access: { url, anonKey }, proof: await readNewFactor(context) }
}

/** After the browser has added a key by itself: what follows is done once, for a key that is really new. */
export async function action({ request, context }: Route.ActionArgs) {
  if ((await readForm(request)).get('intent') === 'prove')
    return askProof(context, href('/compte/securite/cle'))
  const account = await readAccount(context)
  const now = account.services.clock.now().getTime()
  const factors = factorsOf(account.user.factors)
  const isNew = factors.some(
    ({ kind, addedAt }) => kind === 'webauthn' && now - Date.parse(addedAt) < tenMinutes,
  )
  if (!isNew) return redirect(href('/compte/securite'), { status: 303 })
  return afterNewFactor(account, { isFirst: factors.length === 1 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function AddKey({ loaderData: { access, proof }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  return (
    <NewFactorPage
      title="Clé de sécurité"
      lead="Une clé USB ou NFC, ou cet appareil même, que vous déverrouillez comme d’habitude. Rien à recopier, rien à intercepter."
      proof={proof}
      answer={answer}
    >
      <KeyForm access={access} />
    </NewFactorPage>
  )
}

/** Adds a key: a browser alone can talk to it, so that this form needs its script. */
function KeyForm({ access }: { access: BrowserAccess }) {
  const submit = useSubmit()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ attempt: number; text: string }>()

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    setBusy(true)
    const text = await addKey(access, typeof name === 'string' ? name.trim() : '')
    if (text === undefined) return submit({ intent: 'added' }, { method: 'post' })
    setBusy(false)
    setRefusal((before) => ({ attempt: (before?.attempt ?? 0) + 1, text }))
  }

  return (
    <>
      <noscript>
        <Note tone="warning">
          Une clé de sécurité a besoin de JavaScript. Sans lui, choisissez une application ou un téléphone.
        </Note>
      </noscript>
      <form className="form-body account-form account-needs-script" onSubmit={add}>
        {refusal ? <ProblemNote key={refusal.attempt}>{refusal.text}</ProblemNote> : null}
        <Field
          id="account-name"
          label="Nom"
          hint="Par exemple «&#8239;Clé bleue&#8239;» ou «&#8239;Ordinateur portable&#8239;»."
        >
          <TextInput name="name" autoComplete="off" defaultValue="Ma clé" maxLength={60} required />
        </Field>
        <div className="form-send cluster row">
          <Button type="submit" icon="key-round" busy={isBusy}>
            Ajouter la clé
          </Button>
        </div>
      </form>
    </>
  )
}

async function addKey(access: BrowserAccess, name: string): Promise<string | undefined> {
  if (!('PublicKeyCredential' in window)) return 'Ce navigateur ne connaît pas les clés de sécurité.'
  const { browserClient } = await import('#app/session/browser-client.ts')
  const { mfa } = browserClient(access).auth
  const { error } = await mfa.webauthn.register({ friendlyName: name || 'Ma clé' })
  if (!error) return undefined
  await forgetUnfinished(mfa)
  if ('code' in error && typeof error.code === 'string' && isAnswer(error.code))
    return wordsOfAuthError({ code: error.code })
  return 'La clé n’a pas été ajoutée\u00a0: la demande a été fermée, ou a pris trop de temps. Recommencez.'
}

// Those of the browser are in capitals: whoever closed its window knows why.
function isAnswer(code: string): boolean {
  return /^[a-z_]+$/.test(code)
}

type Factors = ReturnType<typeof import('#app/session/browser-client.ts').browserClient>['auth']['mfa']

async function forgetUnfinished(mfa: Factors): Promise<void> {
  const { data } = await mfa.listFactors()
  const unfinished = data?.all.filter(
    ({ status, factor_type: kind }) => status === 'unverified' && kind === 'webauthn',
  )
  for (const { id } of unfinished ?? []) await mfa.unenroll({ factorId: id })
}
