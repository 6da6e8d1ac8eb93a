import type { ReactNode } from 'react'
import { data, href, Link, useRouteLoaderData, Form, useNavigation } from 'react-router'
import { mayMakeFirstAdmin } from '#app/domain/members/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle, loader as rootLoader } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import { NewPasswordField } from '#app/ui/blocks/accounts/password-fields.tsx'
import { ProblemNote, summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { Route } from './+types/first-access.ts'
import { receiveFirstAdmin, type FirstAdminAnswer } from './receive-first-admin.server.ts'

export const handle: PageHandle = { isBare: true, isLive: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Premier accès',
    description: 'Le premier compte d’administration du site.',
    path: href('/premier-acces'),
    isHidden: true,
  })

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('jeton') ?? ''
  const isOpen = await mayMakeFirstAdmin(context.get(servicesContext), token)
  return data({ token: isOpen ? token : undefined }, { status: isOpen ? 200 : 403, headers: forThisVisitor })
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveFirstAdmin(request, context)
}

export default function FirstAccess({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <FirstAccessFrame>
      {token === undefined ? <FirstAccessClosed /> : <FirstAccessForm token={token} answer={actionData} />}
    </FirstAccessFrame>
  )
}

/** The link has expired, has served, or was never one. */
function FirstAccessClosed() {
  return (
    <>
      <h1 className="d3">Ce lien n’ouvre plus rien</h1>
      <p className="sign-in-lead">
        Il vaut une heure, et le site n’en donne plus dès qu’un compte d’administration existe. S’il n’y en a
        pas encore, redémarrez le site&nbsp;: un nouveau lien s’affichera.
      </p>
      <ButtonLink to={href('/login')} size="large" block>
        Se connecter
      </ButtonLink>
    </>
  )
}

function FirstAccessFrame({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <div className="sign-in">
      <div className="sign-in-main">
        <p>
          <Link to={href('/')} aria-label={`${site?.club.name ?? 'Le club'}, accueil`}>
            <Wordmark size={30} name={site?.club.name} />
          </Link>
        </p>
        <div className="sign-in-body">{children}</div>
        <p className="sign-in-foot">Ce lien ne sert qu’une fois.</p>
      </div>
      <div className="sign-in-aside ink" aria-hidden="true">
        <LineArt name="sign-in" />
        <p className="d3">Tout part d’ici.</p>
      </div>
    </div>
  )
}

type FirstAccessFormProps = { token: string; answer: FirstAdminAnswer | undefined }

function FirstAccessForm({ token, answer }: FirstAccessFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const values = answer?.values
  const errorOf = (name: string) => answer?.problems.find(({ field }) => field === name)?.message
  const errors = answer?.problems.map(({ field, message }) => ({ fieldId: `first-${field}`, message })) ?? []
  return (
    <>
      <h1 className="d3">Bienvenue chez vous</h1>
      <p className="sign-in-lead">
        Créez le premier compte d’administration. Vous inviterez ensuite vos athlètes et les autres coachs.
      </p>
      <Form
        method="post"
        action={`${href('/premier-acces')}?jeton=${encodeURIComponent(token)}`}
        className="sign-in-form"
        noValidate
      >
        {answer?.isLater ? (
          <ProblemNote>Beaucoup d’essais en peu de temps&nbsp;: patientez une minute.</ProblemNote>
        ) : null}
        {errors.length > 0 ? (
          <ErrorSummary key={answer?.attempt} title={summaryTitle(errors.length)} errors={errors} />
        ) : null}
        <Field id="first-firstName" label="Prénom" error={errorOf('firstName')}>
          <TextInput name="firstName" autoComplete="given-name" defaultValue={values?.firstName} required />
        </Field>
        <Field id="first-lastName" label="Nom" error={errorOf('lastName')}>
          <TextInput name="lastName" autoComplete="family-name" defaultValue={values?.lastName} required />
        </Field>
        <Field id="first-email" label="Adresse e-mail" error={errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={values?.email}
            required
          />
        </Field>
        <NewPasswordField
          id="first-password"
          name="password"
          label="Mot de passe"
          error={errorOf('password')}
        />
        <Button type="submit" size="large" block busy={isSending}>
          Créer mon compte
        </Button>
      </Form>
    </>
  )
}
