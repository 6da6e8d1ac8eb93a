import type { ReactNode } from 'react'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

/** Strava’s mark, as its brand rules have it: unmodified, smaller than ours. */
function StravaMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M15.387 17.944 13.298 13.828h-3.065L15.387 24l5.15-10.172h-3.066" />
      <path d="m8.379 8.229 2.836 5.599h4.172L10.463 0l-7 13.828h4.169" />
    </svg>
  )
}

/** The official button: orange, 48 px high, its words in English. A plain link, which leaves the site. */
export function ConnectButton({ to }: { to: string }) {
  return (
    <a className="strava-button" href={to} lang="en" rel="nofollow">
      <StravaMark size={24} />
      Connect with Strava
    </a>
  )
}

export function PoweredByStrava() {
  return (
    <span className="strava-powered" lang="en">
      Powered by <StravaMark size={16} />
      <b>Strava</b>
    </span>
  )
}

type ViewOnStravaProps = { id: string; className?: string; children?: ReactNode }

export function ViewOnStrava({ id, className, children }: ViewOnStravaProps) {
  return (
    <a
      className={joinClasses('strava-view tap', className)}
      href={`https://www.strava.com/activities/${id}`}
      lang="en"
      rel="noreferrer"
    >
      View on Strava{children}
    </a>
  )
}
