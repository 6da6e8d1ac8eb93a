import type { ComponentType } from 'react'
import type { focusStyle } from '#app/domain/photos/photo.ts'
import type { Body } from '@allure/content-engine'
import type { VideoProps } from '@allure/content-engine/render'
import { proseElements } from './prose-elements.tsx'

/** What keeps in sight of a poster what must be, by the address of its photo in the text. */
export type PosterFocuses = ReadonlyMap<string, { readonly style: ReturnType<typeof focusStyle> }>

type Node = {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly children?: readonly unknown[]
}

const known = new WeakMap<Body, readonly string[]>()

/** The addresses of the pictures in front of the videos of a text: the only ones that a text cuts. */
export function postersOf(body: Body): readonly string[] {
  const posters = known.get(body) ?? postersIn(body.root as Node)
  known.set(body, posters)
  return posters
}

function postersIn({ properties, children = [] }: Node): readonly string[] {
  const poster = properties?.dataPoster
  const below = children.flatMap((child) => postersIn(child as Node))
  return typeof poster === 'string' ? [poster, ...below] : below
}

export function videoWith(focuses: PosterFocuses): ComponentType<VideoProps> {
  const Video = proseElements.video
  if (focuses.size === 0) return Video
  const named = [...focuses]
  return function FocusedVideo({ poster, ...props }: VideoProps) {
    const file = poster && /^\/(photos\/[\da-f]{32}-)/.exec(poster.src)?.[1]
    const focus = file && named.find(([source]) => source.replace(/^\//, '').startsWith(file))?.[1]
    return <Video {...props} poster={poster && focus ? { ...poster, ...focus } : poster} />
  }
}
