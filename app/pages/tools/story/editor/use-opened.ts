import mergeAddress from 'address:#app/domain/activities/merge-legs.ts'
import stravaAddress from 'address:../activities/strava/open-strava-activity.ts'
import filesAddress from 'address:../open-files/open-files.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Activity } from '#app/domain/activities/activity.ts'
import { fetchScript } from '../fetch-script.ts'
import { receiveSharedFiles, takeSharedFiles } from '../open-files/shared-files.ts'
import type { RecapKind } from '../picture/recap-story.ts'
import { forgetOpened, keepOpened, listOpened } from '../session-activities.ts'

const stravaNumber = /^\d+$/

type Trouble = { name: string; message: string }

/** The activities of this window, the one that is drawn, and what was said of files that could not be read. */
export function useOpened(first: Activity) {
  const [parameters] = useSearchParams()
  const [list, setList] = useState<readonly Activity[]>([])
  const [chosen, setChosen] = useState<string>()
  const [recapKind, setRecapKind] = useState<RecapKind>()
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
    if (asked && stravaNumber.test(asked))
      void openStrava(asked).then((opened) => {
        if (isGone) return
        if (!opened.ok) return say(opened.trouble)
        // Not kept with the files: it is Strava’s, and is read again.
        setList((current) => [opened.activity, ...current.filter(({ id }) => id !== asked)])
        setChosen(asked)
      })
    return () => {
      isGone = true
    }
  }, [asked])

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
    setRecapKind(undefined)
    void keepOpened(activities)
  }

  async function merge() {
    const merged = await fetchScript<typeof import('#app/domain/activities/merge-legs.ts')>(
      mergeAddress,
    ).then(
      ({ mergeLegs }) => mergeLegs(list),
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
    recapKind,
    progress,
    troubles,
    open,
    take,
    merge,
    forget,
    choose: (id: string) => {
      setChosen(id)
      setRecapKind(undefined)
    },
    chooseRecap: setRecapKind,
  }
}

function openStrava(id: string) {
  return fetchScript<typeof import('../activities/strava/open-strava-activity.ts')>(stravaAddress).then(
    ({ openStravaActivity }) => openStravaActivity(id),
    () => ({ ok: false as const, trouble: notStarted }),
  )
}

/** Where a script that reads could not be fetched. */
export const notStarted = 'La lecture n’a pas pu commencer. Vérifiez votre connexion, puis recommencez.'

const notShared = 'Ce premier partage n’a pas été lu. Partagez le fichier de nouveau, ou ouvrez-le ici.'

/** Files shared by the system with the installed site. */
function useSharedFiles(
  share: string | null,
  open: (files: readonly File[]) => Promise<void>,
  miss: () => void,
) {
  const latest = useRef({ open, miss })
  useEffect(() => {
    latest.current = { open, miss }
  })
  useEffect(() => {
    receiveSharedFiles()
    if (share === '0') latest.current.miss()
    if (share) void takeSharedFiles().then((files) => latest.current.open(files))
  }, [share])
}

type LaunchQueue = {
  setConsumer: (take: (launch: { files: readonly { getFile: () => Promise<File> }[] }) => void) => void
}

/** Files the system opened the installed site with. */
function useLaunchedFiles(open: (files: readonly File[]) => Promise<void>, miss: () => void): void {
  const latest = useRef({ open, miss })
  useEffect(() => {
    latest.current = { open, miss }
  })
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files }) => {
      Promise.all(files.map((file) => file.getFile())).then(
        (read) => latest.current.open(read),
        () => latest.current.miss(),
      )
    })
  }, [])
}
