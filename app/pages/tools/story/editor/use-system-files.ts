import { useEffect, useRef } from 'react'
import { receiveSharedFiles, takeSharedFiles } from '../open-files/shared-files.ts'

/** Files shared by the system with the installed site. */
export function useSharedFiles(
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
export function useLaunchedFiles(open: (files: readonly File[]) => Promise<void>, miss: () => void): void {
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
