import mergeAddress from 'address:#app/domain/activities/merge-legs.ts'
import filesAddress from 'address:../open-files/open-files.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Activity } from '#app/domain/activities/activity.ts'
import type { RecapKind } from '../activities/recap-kinds.ts'
import { fetchScript } from '../fetch-script.ts'
import { forgetOpened, keepOpened, listOpened } from '../session-activities.ts'
import { notStarted, useStrava } from './use-strava.ts'
import { useLaunchedFiles, useSharedFiles } from './use-system-files.ts'

/** Those of a recap: of Strava’s list, else what this window opened. */
type Several = { kind: RecapKind; of?: readonly Activity[] | undefined }

type Trouble = { name: string; message: string }

/** The activities of this window, the one that is drawn, and what was said of files that could not be read. */
export function useOpened(first: Activity) {
  const [parameters] = useSearchParams()
  const [list, setList] = useState<readonly Activity[]>([])
  const [chosen, setChosen] = useState<string>()
  const [several, setSeveral] = useState<Several>()
  const [progress, setProgress] = useState<number>()
  const [troubles, setTroubles] = useState<readonly Trouble[]>([])
  const asked = parameters.get('activite')

  useEffect(() => {
    let isGone = false
    void listOpened().then((held) => {
      if (isGone || held.length === 0) return
      setList((current) => [
        ...held.filter(({ id }) => current.every((other) => other.id !== id)),
        ...current,
      ])
      if (asked && held.some(({ id }) => id === asked)) setChosen(asked)
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
    setSeveral(undefined)
    void keepOpened(activities)
  }

  /** The same activity, corrected. */
  function change(changed: Activity) {
    setList((current) => current.map((one) => (one.id === changed.id ? changed : one)))
    void keepOpened([changed])
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
    void forgetOpened(id)
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
    chooseRecap: (kind: RecapKind | undefined) => setSeveral(kind && { kind }),
  }
}

const notDrawn = 'Pas de réseau\u00a0: vos chiffres seront dessinés quand il reviendra. Recommencez alors.'
const notShared = 'Ce premier partage n’a pas été lu. Partagez le fichier de nouveau, ou ouvrez-le ici.'
