import { useEffect, useState } from 'react'
import type { PictureParts, PictureType } from './render-picture.ts'

const pause = 350

export type Picture = { file: File; type: PictureType } | 'failed' | undefined

/** The file of what is previewed, made before it is asked for: a share sheet opens only right after the tap. */
export function usePicture(parts: PictureParts | undefined, type: PictureType): Picture {
  const [made, setMade] = useState<
    Pick<PictureParts, 'look' | 'photo'> & { of: PictureParts['story']; type: PictureType; picture: Picture }
  >()
  const { story, look, drawing, photo } = parts ?? {}
  useEffect(() => {
    if (!story || !look || !drawing) return
    let isOld = false
    const end = (picture: Picture) => !isOld && setMade({ of: story, look, type, photo, picture })
    const timer = setTimeout(() => {
      drawing.renderPicture({ story, look, drawing, photo }, type).then(
        (blob) => {
          const name = `allure-${look.template}-${look.format}.${type === 'image/png' ? 'png' : 'jpg'}`
          end({ file: new File([blob], name, { type }), type })
        },
        () => end('failed'),
      )
    }, pause)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [story, look, drawing, photo, type])
  const isCurrent =
    made && made.of === story && made.look === look && made.type === type && made.photo === photo
  return isCurrent ? made.picture : undefined
}
