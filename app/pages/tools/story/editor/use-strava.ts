import stravaAddress from 'address:../activities/strava/open-strava.ts'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Activity } from '#app/domain/activities/activity.ts'
import type { RecapKind } from '../activities/recap-kinds.ts'
import { fetchScript } from '../fetch-script.ts'

type Found = {
  one: (activity: Activity) => void
  several: (kind: RecapKind, activities: readonly Activity[]) => void
  none: (trouble: string) => void
}

/** What the address asks of Strava: an activity (`activite`), or a week, month or year of its list (`bilan`, `jour`). */
export function useStrava(found: Found): void {
  const [parameters] = useSearchParams()
  const isAsked = parameters.has('bilan') || /^\d+$/.test(parameters.get('activite') ?? '')
  const asked = isAsked ? `${parameters}` : undefined
  const latest = useRef(found)
  useEffect(() => {
    latest.current = found
  })
  useEffect(() => {
    if (asked === undefined) return
    let isGone = false
    void open(asked).then((opened) => {
      const { none, several, one } = latest.current
      if (isGone) return
      if (!opened.ok) none(opened.trouble)
      else if ('kind' in opened) several(opened.kind, opened.activities)
      else one(opened.activity)
    })
    return () => {
      isGone = true
    }
  }, [asked])
}

async function open(asked: string) {
  try {
    const { openStrava } =
      await fetchScript<typeof import('../activities/strava/open-strava.ts')>(stravaAddress)
    return await openStrava(new URLSearchParams(asked))
  } catch {
    return { ok: false as const, trouble: notStarted }
  }
}

/** Where a script that reads could not be fetched. */
export const notStarted = 'La lecture n’a pas pu commencer. Vérifiez votre connexion, puis recommencez.'
