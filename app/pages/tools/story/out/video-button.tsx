import { useState } from 'react'
import { writePercentage } from '#app/domain/training/typed/writing.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { recordVideo } from './record-video.ts'
import type { PictureParts } from './render-picture.ts'
import { saveFile } from './save-file.ts'

type VideoProps = {
  parts: PictureParts
  onSaid: (said: string) => void
}

export function VideoButton({ parts, onSaid }: VideoProps) {
  const [share, setShare] = useState<number>()
  async function record() {
    setShare(0)
    onSaid('')
    try {
      saveFile(await recordVideo(parts, setShare))
    } catch {
      onSaid('Ce navigateur n’enregistre pas de vidéo : l’image, elle, est prête.')
    } finally {
      setShare(undefined)
    }
  }
  return (
    <Button look="ghost" block size="small" busy={share !== undefined} onClick={() => void record()}>
      {share === undefined ? 'Vidéo de 6 secondes' : `Vidéo : ${writePercentage(Math.round(share * 100), 0)}`}
    </Button>
  )
}
