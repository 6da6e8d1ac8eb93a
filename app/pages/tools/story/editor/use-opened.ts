import mergeAddress from 'address:#app/domain/activities/merge-legs.ts'
import filesAddress from 'address:../open-files/open-files.ts'
import sessionAddress from 'address:../session-activities.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Activity } from '#app/domain/activities/activity.ts'
import type { RecapKind } from '../activities/recap-kinds.ts'
import { fetchScript } from '../fetch-script.ts'
import { notStarted, useStrava } from './use-strava.ts'
import { useLaunchedFiles, useSharedFiles } from './use-system-files.ts'

/** Those of a recap: of Strava’s list, else what this window opened. */
type Several = { kind: RecapKind | 'stay'; of?: readonly Activity[] | undefined }

type Trouble = { name: string; message: string }

/**
 * The activities of this window, the one that is drawn, and what was said of files that could not be read. Where the
 * address says a camp (`isStay`) what is opened is drawn in it until an activity is chosen.
 */
export function useOpened(first: Activity, isStay: boolean) {
  const [parameters] = useSearchParams()
  const [list, setList] = useState<readonly Activity[]>([])
  const [chosen, setChosen] = useState<string>()
  const [several, setSeveral] = useState<Several | undefined>(isStay ? { kind: 'stay' } : undefined)
  const [progress, setProgress] = useState<number>()
  const [troubles, setTroubles] = useState<readonly Trouble[]>([])
  const asked = parameters.get('activite')

  useEffect(() => {
    let isGone = false
    void held((session) => session.listOpened()).then((opened) => {
      if (isGone || !opened) return
      setList((current) => [
        ...opened.filter(({ id }) => current.every((other) => other.id !== id)),
        ...current,
      ])
      if (asked && opened.some(({ id }) => id === asked)) setChosen(asked)
    })
    return () => {
      isGone = true
    }
  }, [asked])

  useStrava({
    // Not kept with the files: it is Strava’s, and is read again.
    one: (activity) => {
      setList((current) => [activity, ...current.filter(({ id }) => id !== activity.id)])
      setChosen(activity.id)
    },
    several: (kind, of) => setSeveral({ kind, of }),
    none: (trouble) => say(trouble),
  })

  const say = (message: string) => setTroubles([{ name: '', message }])

  async function open(files: readonly File[]) {
    if (files.length === 0) return
    setProgress(0)
    setTroubles([])
    try {
      // The parsers come with the first file, not with the page.
      const { openFiles } = await fetchScript<typeof import('../open-files/open-files.ts')>(filesAddress)
      const { activities, refusals } = await openFiles(files, { onProgress: setProgress })
      setTroubles(refusals)
      take(activities)
    } catch {
      say(notStarted)
    } finally {
      setProgress(undefined)
    }
  }

  useLaunchedFiles(open, () => say(notStarted))
  useSharedFiles(parameters.get('partage'), open, () => say(notShared))

  function take(activities: readonly Activity[]) {
    const [newest] = activities
    if (!newest) return
    setList((current) => [
      ...activities,
      ...current.filter(({ id }) => activities.every((one) => one.id !== id)),
    ])
    setChosen(newest.id)
    setSeveral((current) => (current?.kind === 'stay' ? current : undefined))
    void held((session) => session.keepOpened(activities))
  }

  /** The same activity, corrected. */
  function change(changed: Activity) {
    setList((current) => current.map((one) => (one.id === changed.id ? changed : one)))
    void held((session) => session.keepOpened([changed]))
  }

  async function merge(activities: readonly Activity[]) {
    const merged = await fetchScript<typeof import('#app/domain/activities/merge-legs.ts')>(
      mergeAddress,
    ).then(
      ({ mergeLegs }) => mergeLegs(activities),
      () => ({ ok: false as const, message: notStarted }),
    )
    if (merged.ok) take([merged.activity])
    else say(merged.message)
  }

  function forget(id: string) {
    setList((current) => current.filter((one) => one.id !== id))
    void held((session) => session.forgetOpened(id))
  }

  const activity = list.find(({ id }) => id === chosen) ?? first
  return {
    list,
    first,
    activity,
    several,
    progress,
    troubles,
    open,
    take,
    merge,
    forget,
    /** The one that is typed, or the sample: without network what was drawn before it stays. */
    chooseTyped: () => {
      if (!navigator.onLine) return say(notDrawn)
      setChosen(undefined)
      setSeveral(undefined)
    },
    change,
    choose: (id: string) => {
      setChosen(id)
      setSeveral(undefined)
    },
    chooseRecap: (kind: RecapKind | 'stay' | undefined) => setSeveral(kind && { kind }),
  }
}

type Session = typeof import('../session-activities.ts')

/** What the window keeps beyond this page, once the script that keeps it is here: what is open lives without it. */
async function held<Answer>(ask: (session: Session) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask(await fetchScript<Session>(sessionAddress))
  } catch {
    return undefined
  }
}

const notDrawn = 'Pas de réseau\u00a0: vos chiffres seront dessinés quand il reviendra. Recommencez alors.'
const notShared = 'Ce premier partage n’a pas été lu. Partagez le fichier de nouveau, ou ouvrez-le ici.'
