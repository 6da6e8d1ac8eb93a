import { Form } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { readActivitiesPage } from '../activities.server.ts'
import { ActivityRows } from '../activity-rows.tsx'
import { activitiesPath, connectPath } from '../addresses.ts'
import { RecapForm } from './recap-form.tsx'
import { PoweredByStrava } from './strava-brand.tsx'
import { StravaConnect } from './strava-connect.tsx'

type Shown = Awaited<ReturnType<typeof readActivitiesPage>>['data']['strava']
type Connected = Extract<Shown, { isConnected: true }>

export function StravaList({ strava }: { strava: Connected }) {
  const { rows, page, trouble, readAt } = strava
  return (
    <section className="activities-section" aria-labelledby="strava">
      <div className="activities-head cluster">
        <h2 className="d4" id="strava">
          Depuis Strava
        </h2>
        <PoweredByStrava />
      </div>
      {trouble ? <Note tone="warning">{trouble}</Note> : null}
      {trouble && strava.mustAskAgain ? <StravaConnect isAgain /> : null}
      {!trouble && rows.length === 0 ? (
        <p>
          {page > 1
            ? 'Il n’y a pas d’activité plus ancienne.'
            : 'Strava n’a pas encore d’activité de vous. Dès qu’il y en aura une, elle sera ici.'}
        </p>
      ) : null}
      {rows.length > 0 ? (
        <>
          <a className="link tap only-live" href="#bilan">
            Une semaine, un mois, une année en une image
          </a>
          <ActivityRows rows={rows} />
        </>
      ) : null}
      <Pages {...strava} />
      {rows.length > 0 ? <RecapForm today={strava.today} /> : null}
      <div className="activities-foot">
        {readAt ? <p className="muted smaller">Lues chez Strava à {readAt}.</p> : null}
        {strava.seesPrivate ? null : (
          <p className="smaller">
            Une activité visible de vous seul n’est pas dans cette liste.{' '}
            <a className="link" href={`${connectPath}?prive`} rel="nofollow">
              Les ajouter
            </a>
          </p>
        )}
        <Form method="post" action={activitiesPath}>
          <Button type="submit" name="intent" value="oublier" look="line" size="small" icon="trash-2">
            Oublier Strava
          </Button>
          <p className="muted smaller">
            Efface d’ici tout ce qui vient de votre compte Strava, et rend l’accès à Strava.
          </p>
        </Form>
      </div>
    </section>
  )
}

function Pages({ page, hasMore }: Pick<Connected, 'page' | 'hasMore'>) {
  const newer = page - 1
  if (page === 1 && !hasMore) return null
  return (
    <nav className="activities-pages cluster" aria-label="Pages d’activités">
      {page > 1 ? (
        <ButtonLink
          look="line"
          icon="chevron-left"
          to={newer > 1 ? `${activitiesPath}?page=${newer}` : activitiesPath}
        >
          Plus récentes
        </ButtonLink>
      ) : null}
      {hasMore ? (
        <ButtonLink look="line" iconEnd="chevron-right" to={`${activitiesPath}?page=${page + 1}`}>
          Plus anciennes
        </ButtonLink>
      ) : null}
    </nav>
  )
}
