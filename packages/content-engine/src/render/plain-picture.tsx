import type { PictureProps } from './block-props.ts'

export function PlainPicture({ image, alt, title }: PictureProps) {
  return image ? <img {...image} alt={alt} title={title} /> : null
}
