import { href, redirect } from 'react-router'

/** Reached only where the site has not yet been opened as installed: what was shared is not read. */
export function action() {
  return redirect(`${href('/nos-outils/strava-story-sharing')}?partage=0`, 303)
}

export function loader() {
  return redirect(href('/nos-outils/strava-story-sharing'), 303)
}
