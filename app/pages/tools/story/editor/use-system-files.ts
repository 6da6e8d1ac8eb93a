import systemAddress from 'address:../open-files/system-files.ts'
import { useEffect, useRef } from 'react'
import { fetchScript } from '../fetch-script.ts'

type Taken = { open: (files: readonly File[]) => Promise<void>; say: (message: string) => void }

/** Files that the system shares or opens the site with, once the page has started. */
export function useSystemFiles(share: string | null, taken: Taken): void {
  const latest = useRef(taken)
  useEffect(() => {
    latest.current = taken
  })
  useEffect(() => {
    fetchScript<typeof import('../open-files/system-files.ts')>(systemAddress).then(
      ({ takeSystemFiles }) =>
        takeSystemFiles(share, {
          open: (files) => latest.current.open(files),
          say: (message) => latest.current.say(message),
        }),
      // What was shared is kept on the device until the page is opened with network.
      () => undefined,
    )
  }, [share])
}
