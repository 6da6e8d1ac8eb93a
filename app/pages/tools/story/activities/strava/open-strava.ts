import type { Activity } from '#app/domain/activities/activity.ts'
import { activityFilePath, periodFilePath } from '../addresses.ts'
import { unpackActivity, type PackedActivity } from '../packed-activity.ts'
import { recapKinds, type RecapKind } from '../recap-kinds.ts'

type Unopened = { ok: false; trouble: string }
type Opened<Value> = ({ ok: true } & Value) | Unopened

/** What an address asks of Strava, for the picture drawn here: an activity, or its list of a period; why not, in French. */
export async function openStrava(
  asked: URLSearchParams,
): Promise<Opened<{ activity: Activity }> | Opened<{ kind: RecapKind; activities: Activity[] }>> {
  const id = asked.get('activite')
  if (id) {
    const read = await ask<PackedActivity>(activityFilePath(id), 'cette activité')
    return read.ok ? { ok: true, activity: unpackActivity(read.value) } : read
  }
  const read = await ask<PackedActivity[]>(`${periodFilePath}?${asked}`, 'votre compte Strava')
  if (!read.ok) return read
  if (read.value.length === 0) return { ok: false, trouble: nothingDone }
  const kind = recapKinds.find(({ value }) => value === asked.get('bilan'))?.kind ?? 'week'
  return { ok: true, kind, activities: read.value.map(unpackActivity) }
}

const nothingDone =
  'Strava n’a pas d’activité de vous dans cette période. Choisissez-en une autre dans «\u202fMes activités\u202f».'

async function ask<Value>(path: string, what: string): Promise<Opened<{ value: Value }>> {
  try {
    // An access that was ended leads to the list, which is no answer.
    const answer = await fetch(path, { redirect: 'manual' })
    if (answer.ok) return { ok: true, value: await answer.json() }
    if (answer.status === 503 || answer.status === 400)
      return { ok: false, trouble: (await answer.json()).trouble }
  } catch {
    return { ok: false, trouble: 'La connexion a été coupée. Réessayez dans un instant.' }
  }
  return {
    ok: false,
    trouble: `Ce navigateur ne tient plus ${what}. Reliez Strava de nouveau, ou ouvrez un fichier.`,
  }
}
