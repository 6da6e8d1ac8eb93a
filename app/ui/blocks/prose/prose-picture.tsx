import type { PictureProps } from '@allure/content-engine/render'

export function ProsePicture({ image, alt, title }: PictureProps) {
  return image ? <img {...image} alt={alt} title={title} /> : null
}
