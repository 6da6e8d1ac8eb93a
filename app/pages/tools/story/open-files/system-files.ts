import { receiveSharedFiles, takeSharedFiles } from './shared-files.ts'

type Taken = {
  open: (files: readonly File[]) => Promise<void>
  /** Told why none was opened, in words. */
  say: (message: string) => void
}

/** Files the system shares with the installed site, or opens it with. @param share what the address says of a share */
export function takeSystemFiles(share: string | null, { open, say }: Taken): void {
  receiveSharedFiles()
  if (share === '0') say(notShared)
  if (share) void takeSharedFiles().then(open)
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files }) => {
    Promise.all(files.map((file) => file.getFile())).then(open, () => say(notOpened))
  })
}

type LaunchQueue = {
  setConsumer: (take: (launch: { files: readonly { getFile: () => Promise<File> }[] }) => void) => void
}

const notShared = 'Ce premier partage n’a pas été lu. Partagez le fichier de nouveau, ou ouvrez-le ici.'
const notOpened = 'Ce fichier n’a pas pu être ouvert. Choisissez-le ici.'
