import type { ReactNode } from 'react'
import { href, Link, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import type { ButtonAppearance } from '#app/ui/kit/button.tsx'
import { BackLink } from '#app/ui/kit/more-link.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'

type SignInFrameProps = {
  title: string
  lead?: ReactNode
  motto?: string
  back?: { label: string; to: string }
  foot?: ReactNode
  children?: ReactNode
}

export function SignInFrame({ title, lead, motto, back, foot, children }: SignInFrameProps) {
  const site = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <div className="sign-in">
      <div className="sign-in-main">
        <p>
          <Link className="tap" to={href('/')} aria-label={`${site?.club.name ?? 'Le club'}, accueil`}>
            <Wordmark size={30} name={site?.club.name} logo={site?.club.logo} />
          </Link>
        </p>
        <div className="sign-in-body">
          {back ? (
            <p className="sign-in-back">
              <BackLink {...back} />
            </p>
          ) : null}
          <h1 className="d3">{title}</h1>
          {lead ? <p className="sign-in-lead muted">{lead}</p> : <div className="sign-in-lead" />}
          <CutOffNote />
          {children}
        </div>
        <p className="sign-in-foot muted smaller">{foot}</p>
      </div>
      <div className="sign-in-aside scene ink" aria-hidden="true">
        <LineArt name="sign-in" />
        <p className="d3">{motto ?? 'Une ligne de plus, et c’est à vous.'}</p>
      </div>
    </div>
  )
}

export const toLogin = { to: href('/login'), label: 'Se connecter' }
export const toSite = { to: href('/'), label: 'Revenir au site', look: 'line' } as const

type SignInStopProps = SignInFrameProps & {
  ways: readonly (Pick<ButtonAppearance, 'look' | 'size' | 'icon'> & { to: string; label: string })[]
}

/** Nothing to fill in: what happened, and where one may go from here. */
export function SignInStop({ ways, children, ...frame }: SignInStopProps) {
  return (
    <SignInFrame {...frame}>
      <div className="sign-in-form">
        {children}
        {ways.map(({ label, ...button }) => (
          <ButtonLink key={label} size="large" block {...button}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </SignInFrame>
  )
}

export function NewcomersFoot() {
  return (
    <>
      Pas encore membre&#8239;? <TextLink to={href('/coaching/running')}>Découvrir le coaching</TextLink>
    </>
  )
}
