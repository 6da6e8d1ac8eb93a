import type { ReactNode } from 'react'
import { href, Link, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'

/** The page of the very first visit: the form, and the drawing of the sign-in pages. */
export function FirstAccessFrame({ children }: { children: ReactNode }) {
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
