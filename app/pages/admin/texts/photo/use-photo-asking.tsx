import { useState, type ReactNode } from 'react'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import type { LibraryPhoto, PhotoPicking } from './library.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import type { PhotoAsking } from './photo-value.tsx'

/** What the photo fields of a form need; its window stands outside the form, for it has forms of its own. */
export function usePhotoAsking(picking: PhotoPicking | undefined): {
  asking: PhotoAsking
  window: ReactNode
} {
  const isLive = useIsLive()
  const [onPick, setOnPick] = useState<(photo: LibraryPhoto) => void>()
  const open = (pick: (photo: LibraryPhoto) => void) => setOnPick(() => pick)
  return {
    asking: { open: isLive ? open : undefined, picking },
    window: onPick ? <PhotoDialog onClose={() => setOnPick(undefined)} onPick={onPick} /> : null,
  }
}
