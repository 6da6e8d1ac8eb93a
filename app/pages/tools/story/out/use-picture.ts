import { useEffect, useState } from 'react'
import { renderPicture, type PictureParts, type PictureType } from './render-picture.ts'

const pause = 350

export type Picture = { file: File; type: PictureType } | 'failed' | undefined

/** The file of what is previewed, made before it is asked for: a share sheet opens only right after the tap. */
export function usePicture(parts: PictureParts | undefined, type: PictureType): Picture {
  const [picture, setPicture] = useState<Picture>()
  const { story, look, letters, photo } = parts ?? {}
  useEffect(() => {
    if (!story || !look || !letters) return
    let isOld = false
    setPicture(undefined)
    const timer = setTimeout(() => {
      renderPicture({ story, look, letters, photo }, type).then(
        (blob) => {
          const name = `allure-${look.template}-${look.format}.${type === 'image/png' ? 'png' : 'jpg'}`
          if (!isOld) setPicture({ file: new File([blob], name, { type }), type })
        },
        () => {
          if (!isOld) setPicture('failed')
        },
      )
    }, pause)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [story, look, letters, photo, type])
  return picture
}
