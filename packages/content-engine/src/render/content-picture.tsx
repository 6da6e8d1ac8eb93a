import { use } from 'react'
import type { ComponentProps } from 'react'
import { imageAttributes } from '../images/image-attributes.ts'
import { RenderContext } from './render-context.ts'

export function ContentPicture({ src, alt, title }: ComponentProps<'img'>) {
  const { components, images, sizes } = use(RenderContext)
  const image = imageAttributes(images, typeof src === 'string' ? src : '', sizes)
  return <components.picture image={image} alt={alt ?? ''} title={title} />
}
