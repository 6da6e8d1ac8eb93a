import { connectPath } from '../addresses.ts'
import { ConnectButton } from './strava-brand.tsx'

/** The way to Strava, and what it will be asked. @param isAgain when it was answered before, so that it is asked once more */
export function StravaConnect({ isAgain = false }: { isAgain?: boolean }) {
  return (
    <div className="strava-connect">
      <ConnectButton to={isAgain ? `${connectPath}?encore` : connectPath} />
      <p className="muted smaller">
        Strava vous demandera si nous pouvons voir vos activités (date, distance, tracé, mesures), rien
        d’autre. Nous ne publions rien, n’en gardons qu’une copie chiffrée d’un jour, et vous effacez tout
        d’une pression. Strava limite le nombre d’athlètes qui peuvent nous relier&nbsp;: un fichier marche
        toujours.
      </p>
    </div>
  )
}
