import type { Activity } from '#app/domain/activities/activity.ts'
import { activityFilePath } from '../addresses.ts'
import { unpackActivity } from '../packed-activity.ts'

type Opened = { ok: true; activity: Activity } | { ok: false; trouble: string }

/** A Strava activity of this browser, for the picture drawn here; why not, in French. @param id a number of Strava’s */
export async function openStravaActivity(id: string): Promise<Opened> {
  try {
    // An access that was ended leads to the list, which is no activity.
    const answer = await fetch(activityFilePath(id), { redirect: 'manual' })
    if (answer.ok) return { ok: true, activity: unpackActivity(await answer.json()) }
    if (answer.status === 503) return { ok: false, trouble: (await answer.json()).trouble }
  } catch {
    return { ok: false, trouble: 'La connexion a été coupée. Réessayez dans un instant.' }
  }
  return {
    ok: false,
    trouble: 'Ce navigateur ne tient plus cette activité. Reliez Strava de nouveau, ou ouvrez un fichier.',
  }
}
